"""Lists what mypyc compiles: the rules.  Everything else about the project stands in pyproject.toml.

GLOAMING_PURE=1 compiles nothing.  Where the compiler fails, the plain form is installed instead.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

RULES = (
    "core/advice.py",
    "core/dice.py",
    "core/playout.py",
    "core/search.py",
    "core/state.py",
    "core/step.py",
    "games/*/names.py",
    "games/*/content/deck.py",
    "games/*/content/vocabulary.py",
    "games/*/rule_numbers.py",
    "games/*/boards.py",
    "games/*/decks.py",
    "games/*/parts.py",
    "games/*/state.py",
    "games/*/actions.py",
    "games/*/cards/*.py",
    "games/*/cast/*.py",
    "games/*/land/*.py",
    "games/*/tales/*.py",
    "games/*/skills/*.py",
    "games/*/steps/*.py",
    "games/*/stations/*.py",
    "games/*/variants/*.py",
    "bots/advice/*.py",
)
LIBRARY = "gloaming"  # one group, so that calls between files stay native; its library is gloaming__mypyc
STRAIGHT = ["-fvisibility=hidden"] if os.name == "posix" else []  # calls from file to file, no detour
COMPILING = {"bdist_wheel", "build", "build_ext", "install"}  # commands that need the extensions


def rules_files() -> list[str]:
    """The files that mypyc compiles, sorted, as paths from this folder."""
    package = Path("src", "gloaming")
    found = {path for pattern in RULES for path in package.glob(pattern)}
    return sorted(path.as_posix() for path in found if path.name != "__init__.py")


def extensions() -> list[Extension]:
    """The rules as optional extensions; none where the plain form is asked for or nothing is built."""
    files = rules_files()
    if os.environ.get("GLOAMING_PURE") == "1" or not files or not COMPILING & set(sys.argv):
        return []
    from mypyc.build import mypycify

    checking = ["--strict", "--follow-imports=silent", "--cache-dir=build/mypy_cache"]
    modules = mypycify([*checking, *files], opt_level="3", multi_file=True, group_name=LIBRARY)
    for module in modules:
        module.optional = True
        flags = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        module.extra_compile_args = [*flags, *STRAIGHT]
    return modules


class BuildRules(build_ext):
    """Builds all of the rules or none of them: a part of them would not load."""

    def build_extensions(self) -> None:
        """Build, and note from which sources; take back what was built if anything failed."""
        note = Path(self.build_lib, "gloaming", "compiled_from.txt")
        note.unlink(missing_ok=True)
        sources = digests()
        self.compiler.compile = side_by_side(self.compiler.compile)
        super().build_extensions()
        built = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions]
        if all(path.exists() for path in built):
            note.write_text(sources, "utf-8")
            return
        for path in built:
            path.unlink(missing_ok=True)
        print(
            "The rules could not be compiled; they are installed in their plain form, slower.",
            file=sys.stderr,
        )


def side_by_side(compile_files: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """The C compiler of setuptools, with a process for each core instead of one file after the other."""

    def compile_all(files: list[str], **settings: object) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = list(pool.map(lambda file: compile_files([file], **settings), files))
        return [name for names in made for name in names]

    return compile_all


def digests() -> str:
    """One line for each compiled file: its digest and its path in src."""
    files = [Path(name) for name in rules_files()]
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to('src').as_posix()}\n"
        for file in files
    )


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildRules})
