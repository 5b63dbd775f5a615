"""The house in a browser: HTTP, event streams, guests and invitations, around tables that others play.

    app = create_app(Settings(data=folder))         # an ASGI application
    serve(settings)                                  # bind, say where, run until a signal

From the door inwards: `guard` lets in or refuses, `routes_*` turn bytes into words and answers into pages,
`house` knows guests, links and open streams, `hall` keeps the live tables, `host` one of them,
`attendant` moves for its bots, `facts` says what a page shows.
"""

from gloaming.server.app import create_app
from gloaming.server.settings import SettingError, Settings, read_settings

__all__ = ["SettingError", "Settings", "create_app", "read_settings"]
