"""Who asks: people without accounts, known by a cookie."""

from __future__ import annotations

from gloaming.store import Guest, Store, hashed

MOST = 10_000  # guests that are remembered between two looks into the store


class GuestBook:
    """The guests of the house."""

    def __init__(self, store: Store, house: str) -> None:
        """`house` tells it from others on the same computer: cookies know no ports."""
        self.store = store
        self.cookie = f"gloaming_{hashed(house)[:8]}"
        self._known: dict[str, Guest] = {}

    async def known(self, token: str | None) -> Guest | None:
        """The guest who holds this token."""
        if not token:
            return None
        guest = self._known.get(hashed(token))
        if guest is None:
            guest = await self.store.guest(token)
            if guest is not None:
                self._remember(guest)
        return guest

    async def greet(self, name: str) -> tuple[str, Guest]:
        """A new guest, and the token for the cookie."""
        token = await self.store.greet(name)
        guest = await self.store.guest(token)
        assert guest is not None
        self._remember(guest)
        return token, guest

    async def rename(self, guest: Guest, name: str) -> None:
        """Change how a guest is called from now on."""
        await self.store.rename(guest.id, name)
        self._known.pop(guest.id, None)

    def _remember(self, guest: Guest) -> None:
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[guest.id] = guest
