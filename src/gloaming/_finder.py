"""Chooses at import which form of the rules runs: the plain `.py` files or what mypyc compiled from them.

The compiled form lies in the folder named by GLOAMING_COMPILED, or in `build/compiled` beside `src` (made
by `play.py` and `check.py`), or beside the `.py` files where a built wheel was installed.  GLOAMING_PURE=1
chooses the `.py` files always.  A compiled form that is older than its sources or cannot be loaded is left
alone, with a word about it.  Only the rules' modules are ever taken from it, all else runs from its `.py`.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
LIBRARY: Final = "gloaming__mypyc"  # holds the code of all compiled modules; their own files only lead to it
SOURCES: Final = "gloaming/compiled_from.txt"  # in a compiled tree: the digests of the files it was made from
REMEDY: Final = "The rules run in their plain form, slower: `python3 play.py setup` compiles them again."


class Finder(MetaPathFinder):
    """Finds our modules: extensions in the compiled tree, if one is given, and for the rest the `.py`."""

    def __init__(self, tree: Path | None) -> None:
        self.tree = tree

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the module is loaded from; None for what is not ours, or has no source."""
        if not fullname.startswith("gloaming.") and fullname != LIBRARY:
            return None
        extension = extension_of(self.tree, fullname) if self.tree else None
        if extension:
            return spec_from_file_location(fullname, extension)
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec and spec.loader:
                return spec
        return None


def install() -> None:
    """Put the finder first, with the compiled tree if there is a sound one and it is wanted."""
    finder = Finder(None)
    sys.meta_path.insert(0, finder)
    tree = None if os.environ.get("GLOAMING_PURE") == "1" else compiled_tree()
    if tree is None:
        return
    finder.tree = tree
    try:
        import_module(LIBRARY)
    except ImportError as reason:
        finder.tree = None
        say(f"The compiled rules in {tree} could not be loaded ({reason}). {REMEDY}")


def compiled() -> bool:
    """Whether the rules that run are the compiled ones."""
    return LIBRARY in sys.modules


def compiled_tree() -> Path | None:
    """The folder that holds `gloaming/` with the rules' extensions, if there is one made of these sources."""
    built = os.environ.get("GLOAMING_COMPILED") or PACKAGE.parents[1] / "build" / "compiled"
    for tree in (Path(built), PACKAGE.parent):
        if (tree / SOURCES).is_file():
            if is_fresh(tree):
                return tree
            say(f"The compiled rules in {tree} are older than their sources. {REMEDY}")
    return None


def is_fresh(tree: Path) -> bool:
    """Whether every file that the compiled tree was made from is still the same, byte for byte."""
    for line in (tree / SOURCES).read_text("utf-8").splitlines():
        digest, _, name = line.partition("  ")
        source = PACKAGE.parent / name
        if not source.is_file() or hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            return False
    return True


def extension_of(tree: Path, module: str) -> Path | None:
    """The file of a compiled module for this very Python, if the tree has one."""
    stem = tree.joinpath(*module.split("."))
    candidates = (stem.with_name(stem.name + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((file for file in candidates if file.is_file()), None)


def say(sentence: str) -> None:
    """Tell the person on the error stream, once for a program and all the workers it starts."""
    if not os.environ.get("GLOAMING_TOLD"):
        os.environ["GLOAMING_TOLD"] = "1"
        print(sentence, file=sys.stderr)
