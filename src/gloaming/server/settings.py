"""What a server is told before it starts: from a TOML file, GLOAMING_* variables, and the command line."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

PREFIX = "GLOAMING_"
PARTED = {"packs": os.pathsep, "names": ","}
NAME = r"[a-z0-9._-]+|\[[0-9a-f:.]+\]"  # of a computer, or its address


class SettingError(ValueError):
    """A setting that cannot be used; the sentence names it and says what would do."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a server listens, where it keeps its tables, and how much it lets people ask.

    data        the folder of the database; "" is the user's data folder
    port        0 takes any free one
    lan         also listen on the local network
    names       what the house is called where another program passes requests on to it; in GLOAMING_NAMES
                parted by commas
    pace        seconds that people are given to see a bot's move, at least
    seconds     how long a sharp bot may think about one answer
    rate        requests a second that one address may make, with ten times that in a burst; 0: no limit
    spectators  how many may watch one table
    packs       folders of cards that new tables play with; in GLOAMING_PACKS parted as in PATH
    keep        days that a table is kept after the last move of a finished game; 0: for ever
    schema      serve the OpenAPI description of /api under /schema
    """

    data: str = ""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    lan: bool = False
    names: tuple[str, ...] = ()
    pace: Annotated[float, Meta(ge=0, le=60)] = 0.6
    seconds: Annotated[float, Meta(gt=0, le=60)] = 1.0
    rate: Annotated[int, Meta(ge=0)] = 50
    spectators: Annotated[int, Meta(ge=0)] = 200
    packs: tuple[str, ...] = ()
    keep: Annotated[int, Meta(ge=0, le=36500)] = 0
    schema: bool = False

    @property
    def folder(self) -> Path:
        """Where the database lies."""
        return Path(self.data).expanduser() if self.data else data_folder()

    @property
    def database(self) -> Path:
        """The database itself."""
        return self.folder / "tables.sqlite"


def read_settings(given: Mapping[str, object], environ: Mapping[str, str] = os.environ) -> Settings:
    """The settings: what is `given` (None: not given) before the environment before the file that
    GLOAMING_CONFIG names.  SettingError for anything that cannot be."""
    config = environ.get(PREFIX + "CONFIG", "")
    table: dict[str, object] = from_file(Path(config).expanduser()) if config else {}
    for name in Settings.__struct_fields__:
        spoken = environ.get(PREFIX + name.upper())
        if spoken is not None:
            table[name] = [*filter(None, spoken.split(PARTED[name]))] if name in PARTED else spoken
    table |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(table, Settings, strict=False)
    except msgspec.ValidationError as flaw:
        what, _, place = str(flaw).partition(" - at `$.")
        named = f"The setting {place.rstrip('`')}" if place else "A setting"
        raise SettingError(f"{named} cannot be used: {what}.") from None
    return msgspec.structs.replace(settings, names=tuple(map(plain_name, settings.names)))


def plain_name(given: str) -> str:
    """A name as it is compared: small letters, no dot behind.  SettingError for what cannot be one."""
    name = given.strip().lower().removesuffix(".")
    if not re.fullmatch(NAME, name):
        raise SettingError(
            f"The setting names cannot be used: “{given}” is no name; leave out http:// and the port, "
            "as in play.example.org."
        )
    return name


def from_file(path: Path) -> dict[str, object]:
    """The settings of a TOML file."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as flaw:
        raise SettingError(f"The settings in {path} cannot be read: {flaw}.") from None


def data_folder() -> Path:
    """The user's own folder for data, as this system has it."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "gloaming"
