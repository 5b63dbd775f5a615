"""One process for one database file: a lock beside it that goes with the process."""

import os
import sys
from pathlib import Path

from gloaming.store.faults import StoreError

if sys.platform == "win32":
    import msvcrt

    def _grip(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _grip(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from its making until `release`, or until the process ends in whatever way."""

    def __init__(self, database: Path) -> None:
        """Take the lock; StoreError if another process has it or the folder cannot be written."""
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            why = fault.strerror or str(fault)
            raise StoreError(
                f"The data folder {database.parent} cannot be written ({why}): "
                "change its rights or choose another data folder."
            ) from None
        self._take(database)

    def _take(self, database: Path) -> None:
        try:
            _grip(self._file)
        except OSError:
            os.close(self._file)
            raise StoreError(
                f"Another Gloaming is already using {database}: close it, or choose another data folder."
            ) from None

    def release(self) -> None:
        """Let the next one in; the file itself stays."""
        os.close(self._file)
