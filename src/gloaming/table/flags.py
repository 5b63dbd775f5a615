"""How a table tells its streams that something changed: one flag each, raised or not, never a queue."""

from __future__ import annotations

import asyncio


class Flag:
    """Raised when the table changed since it was last waited for; many changes raise it once."""

    def __init__(self, seat: int, flags: set[Flag]) -> None:
        self.seat = seat
        self._flags = flags
        self._raised = asyncio.Event()

    @property
    def raised(self) -> bool:
        """Has something changed since it was last waited for?"""
        return self._raised.is_set()

    def set(self) -> None:
        """Raise it."""
        self._raised.set()

    async def wait(self) -> None:
        """Until it is raised; lowers it."""
        await self._raised.wait()
        self._raised.clear()

    def close(self) -> None:
        """No longer be told; a second time is harmless."""
        self._flags.discard(self)
