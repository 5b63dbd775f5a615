"""Bind, say where the house is, and serve until a signal comes."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import threading
import webbrowser
from types import FrameType

import uvicorn

from gloaming.server.app import create_app
from gloaming.server.guard import Guard
from gloaming.server.settings import SettingError, Settings

HOME = "127.0.0.1"
TRIES = 50  # ports looked at after the one that was asked for


class Server(uvicorn.Server):
    """Uvicorn, which would wait for open streams for ever: they end with the first signal."""

    def __init__(self, config: uvicorn.Config, app: Guard, opening: str) -> None:
        super().__init__(config)
        self.guard = app
        self.opening = opening
        self.loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn's; then open the browser, if there is something to open."""
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.opening:
            threading.Thread(target=webbrowser.open, args=(self.opening,), daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """As uvicorn's; and let the streams end."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.guard.house.end_streams)
        super().handle_exit(sig, frame)


def spare_the_collector() -> None:
    """What is loaded now stays for good, and tables keep what they make: look for garbage seldom.  This saves
    a sixth of the processor time of a move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def serve(settings: Settings, *, browse: bool = False, next_free: bool = False) -> int:
    """Serve until SIGINT or SIGTERM; gives the exit code.  SettingError or StoreError for what cannot be.

    `browse` opens the browser; `next_free` takes a later port where the wanted one is taken, and says so."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    network = network_address() if settings.lan else ""
    sockets = bind(settings.port, network, TRIES if next_free else 1)
    port = int(sockets[0].getsockname()[1])
    try:
        app = create_app(settings)
    except BaseException:
        for each in sockets:
            each.close()
        raise
    if network:
        app.house.found_at(network, port)
    announce(settings, port, app.house.address)
    server = Server(config_of(app), app, f"http://{HOME}:{port}/" if browse else "")
    spare_the_collector()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=sockets)
    return 0


def config_of(app: Guard) -> uvicorn.Config:
    """How uvicorn runs: quickly, quietly, and not for long after a signal."""
    return uvicorn.Config(
        app,
        http="httptools",
        loop="auto",
        ws="none",
        lifespan="on",
        timeout_graceful_shutdown=2,
        access_log=False,
        log_config=None,
        server_header=False,
    )


def announce(settings: Settings, port: int, address: str) -> None:
    """One line for each way in."""
    if settings.port not in (0, port):
        print(f"Port {settings.port} is in use, so Gloaming took {port}.", flush=True)
    print(f"Gloaming is open at http://{HOME}:{port}/ (Ctrl+C ends it; your tables are kept).", flush=True)
    if address:
        print(f"Friends on your network come in at {address}/", flush=True)


def bind(port: int, network: str, tries: int) -> list[socket.socket]:
    """Sockets on loopback, and on the local network's address if there is one, all on the same port."""
    for candidate in range(port, min(port + tries, 65536)):
        sockets: list[socket.socket] = []
        try:
            for address in filter(None, (HOME, network)):
                number = sockets[0].getsockname()[1] if sockets else candidate
                sockets.append(bound(address, number))
        except PermissionError:
            raise SettingError(
                f"Port {candidate} needs special rights: choose one above 1023 with --port."
            ) from None
        except OSError:
            for each in sockets:
                each.close()
            continue
        return sockets
    raise SettingError(f"Port {port} is in use: stop the other program or choose another port with --port.")


def bound(address: str, port: int) -> socket.socket:
    """A socket that listens there."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((address, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def network_address() -> str:
    """The address of this computer on its local network.  Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            address = ""
    if not address or address.startswith("127."):
        raise SettingError("This computer is on no local network: connect it, or start without --lan.")
    return address
