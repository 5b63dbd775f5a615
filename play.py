"""Play Gloaming with one command.  Needs Python 3.11 and nothing else; the rest is installed into .venv.

    python3 play.py                                      play in the browser
    python3 play.py terminal darkrock --seats you,steady play in the terminal
    python3 play.py serve --port 8001 --lan              let friends in
    python3 play.py setup                                install and compile everything, then stop

Everything after `play.py` goes to the program; `python3 play.py --help` tells what it can do.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
LOG = BUILD / "setup.log"
OLDEST = (3, 11)
LASTING = ("play", "serve", "terminal")  # the rules are compiled while these run
EAGER = ("arena", "bench", "simulate")  # these wait for the compiled rules
REMEDY = "Install with: apt install gcc python3-dev"


class Trouble(Exception):
    """What stops us, as a sentence that says what to do."""


def main(words: list[str]) -> int:
    """Install what is missing, then hand over to the program; the exit code is the program's."""
    if sys.version_info < OLDEST:
        print(f"Python 3.11 or newer is needed; this is Python {sys.version_info[0]}.{sys.version_info[1]}.")
        return 1
    try:
        prepare("run")
        if words == ["setup"]:
            form = "compiled rules" if compile_rules() else "the rules in their plain form"
            print(f"Ready, with {form}.")
            return 0
        return run_program(words or ["play"])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename or ROOT} cannot be used: {error.strerror}.", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1


def prepare(part: str) -> None:
    """Make .venv hold what locks/<part>.txt names, and this project; does nothing if it does already."""
    if not is_prepared(part):
        with alone():
            if not is_prepared(part):
                install(part)


def is_prepared(part: str) -> bool:
    """Whether .venv was made from the lock and the project as they are now."""
    return PYTHON.exists() and read(VENV / f"{part}.stamp") == environment_stamp(part)


def install(part: str) -> None:
    """Install the libraries of one lock, each file checked against its digest, and then the project."""
    make_venv()
    began = time.monotonic()
    lock = ROOT / "locks" / f"{part}.txt"
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--retries", "2"]
    libraries = [*pip, "--require-hashes", "-r", str(lock)]
    if not run_told("Installing libraries", libraries, lock.read_text().count("==")):
        raise Trouble(f"The libraries could not be installed: is this computer online?  See {LOG}.")
    own = [*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    if not run_told("Installing Gloaming", own, GLOAMING_PURE="1"):
        raise Trouble(f"Gloaming could not be installed into {VENV}.  See {LOG}.")
    (VENV / f"{part}.stamp").write_text(environment_stamp(part))
    print(f"Installed in {time.monotonic() - began:.0f} s.", file=sys.stderr, flush=True)


def make_venv() -> None:
    """Make .venv with this very Python, anew if another one or another folder made it."""
    BUILD.mkdir(exist_ok=True)
    maker = f"{ROOT} {sys.version}"
    if PYTHON.exists() and read(VENV / "maker") == maker:
        return
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise Trouble("Python's venv is missing.  Install it with: apt install python3-venv")
    if not run_told("Making .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)]):
        raise Trouble(f"{VENV} could not be made.  Try: apt install python3-venv  (or see {LOG})")
    (VENV / "maker").write_text(maker)


def compile_rules() -> bool:
    """Have the rules compiled into build/compiled, unless they are; says what is missing, if anything."""
    if are_compiled():
        return True
    lacking = lacking_tools()
    if lacking:
        print(lacking, file=sys.stderr, flush=True)
        return False
    with alone():
        return are_compiled() or build_rules()


def are_compiled() -> bool:
    """Whether build/compiled was made from the rules as they are now."""
    return read(COMPILED / "stamp") == rules_stamp()


def build_rules() -> bool:
    """Compile the rules and put them in place; says so if they could not be compiled."""
    stamp, built = rules_stamp(), BUILD / "lib"
    command = [
        str(PYTHON),
        "setup.py",
        "build_ext",
        "--build-lib",
        str(built),
        "--build-temp",
        str(BUILD / "temp"),
    ]
    note = built / "gloaming" / "compiled_from.txt"
    if run_told("Compiling the rules", command, GLOAMING_PURE="0") and note.exists():
        switch_to(built, note.read_text().splitlines(), stamp)
        return True
    print(
        f"The rules could not be compiled; they run in their plain form.  See {LOG}.",
        file=sys.stderr,
        flush=True,
    )
    return False


def switch_to(built: Path, sources: list[str], stamp: str) -> None:
    """Lay the extensions out beside build/compiled and exchange the two in one go."""
    fresh, old = BUILD / "compiled.new", BUILD / "compiled.old"
    shutil.rmtree(fresh, ignore_errors=True)
    for stem in [line.split("  ")[1][: -len(".py")] for line in sources] + ["gloaming__mypyc"]:
        for extension in built.glob(stem + ".*"):
            (fresh / stem).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(extension, (fresh / stem).parent)
    shutil.copy2(built / "gloaming" / "compiled_from.txt", fresh / "gloaming")
    (fresh / "stamp").write_text(stamp)
    shutil.rmtree(old, ignore_errors=True)
    if COMPILED.exists():
        COMPILED.rename(old)
    fresh.rename(COMPILED)
    shutil.rmtree(old, ignore_errors=True)


def lacking_tools() -> str:
    """The sentence about a missing compiler or missing Python headers; empty if both are there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    if os.name == "nt" or (shutil.which(compiler) and header.exists()):
        return ""
    lacking = "Python's headers are" if shutil.which(compiler) else "a C compiler is"
    return f"The rules run in their plain form, slower: {lacking} missing.  {REMEDY}"


def run_program(words: list[str]) -> int:
    """Run the program with these words, and compile the rules beside it or before it where that helps."""
    stale = not are_compiled()
    if stale and words[0] in EAGER:
        compile_rules()
    builder = start_compiling(words[0] != "terminal") if stale and words[0] in LASTING else None
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C reaches the program itself; its end is ours
    told = {"GLOAMING_TOLD": "1"} if builder else {}  # the program need not speak of its old rules as well
    program = subprocess.Popen([str(PYTHON), "-P", "-m", "gloaming", *words], env={**os.environ, **told})
    signal.signal(signal.SIGTERM, lambda *_: program.send_signal(signal.SIGTERM))
    try:
        code = program.wait()
    finally:
        if builder and builder.poll() is None:
            end(builder)
    return code if code >= 0 else 128 - code


def start_compiling(says_done: bool) -> subprocess.Popen[bytes] | None:
    """Start the compilation beside the program, in a session of its own; None where tools are missing."""
    lacking = lacking_tools()
    if lacking:
        print(lacking, file=sys.stderr, flush=True)
        return None
    print("Compiling the rules in the background; you can play meanwhile.", file=sys.stderr, flush=True)
    polite = [nice] if (nice := shutil.which("nice")) else []
    command = [*polite, sys.executable, str(ROOT / "play.py"), "setup"]
    quiet = subprocess.DEVNULL
    builder = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    if says_done:
        threading.Thread(target=tell_end_of, args=(builder,), daemon=True).start()
    return builder


def tell_end_of(builder: subprocess.Popen[bytes]) -> None:
    """Wait for the compilation and say how it ended."""
    builder.wait()
    if are_compiled():
        print("The rules are compiled: bots think at full speed from now on.", file=sys.stderr, flush=True)
    elif builder.returncode >= 0:
        print(
            f"The rules could not be compiled; they run in their plain form.  See {LOG}.",
            file=sys.stderr,
            flush=True,
        )


def end(builder: subprocess.Popen[bytes]) -> None:
    """Stop the compilation and the compilers it started."""
    with contextlib.suppress(ProcessLookupError):
        if os.name == "nt":
            builder.terminate()
        else:
            os.killpg(builder.pid, signal.SIGTERM)


def run_told(what: str, command: list[str], steps: int = 0, **changes: str) -> bool:
    """Run one step of the setup with a word of progress, its output in setup.log; True if it went well."""
    began, done = time.monotonic(), 0
    print(f"{what} ...", end="", file=sys.stderr, flush=True)
    process = subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **changes}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
    )  # fmt: skip
    with LOG.open("w") as log:
        for line in process.stdout or ():
            log.write(line)
            done += line.startswith("Collecting ")
            if steps and sys.stdout.isatty():
                print(f"\r{what} ... {done} of {steps}", end="", file=sys.stderr, flush=True)
    went_well = process.wait() == 0
    print(
        f" {'done' if went_well else 'failed'} ({time.monotonic() - began:.0f} s)",
        file=sys.stderr,
        flush=True,
    )
    return went_well


def environment_stamp(part: str) -> str:
    """The digest of all that .venv depends on."""
    return stamp_of([ROOT / "locks" / f"{part}.txt", ROOT / "pyproject.toml", ROOT / "setup.py"])


def rules_stamp() -> str:
    """The digest of all that the compiled rules depend on."""
    package = ROOT / "src" / "gloaming"
    rooms = [package / "core", package / "games", package / "bots" / "advice"]
    sources = sorted(path for room in rooms for path in room.rglob("*.py"))
    return stamp_of([ROOT / "locks" / "run.txt", ROOT / "setup.py", *sources])


def stamp_of(paths: list[Path]) -> str:
    """The digest of this Python's version and of these files, names and bytes."""
    digest = hashlib.sha256(sys.version.encode())
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def read(path: Path) -> str:
    """What a small file says; nothing if it is not there."""
    return path.read_text() if path.is_file() else ""


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keep a second play.py or check.py of this folder waiting while we change it."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if find_spec("fcntl"):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
