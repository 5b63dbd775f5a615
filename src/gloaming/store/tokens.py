"""Tokens that guests hold, and the hashes under which the store knows them."""

import hashlib
import secrets


def fresh() -> str:
    """A new token of 128 random bits, safe in a cookie and in a link."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """The hash of a token; only this is ever stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def match_id() -> str:
    """A new name for a match in links, too long to be guessed."""
    return secrets.token_urlsafe(9)
