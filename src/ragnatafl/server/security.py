"""Seats are held by secrets: how they are made, kept and compared; whose page may open a socket; headers; texts."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
import unicodedata
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
LONGEST_TOKEN = 64
LONGEST_NAME = 24
LONGEST_CHAT = 300
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Mapping[bytes, bytes] = {
    b"content-security-policy": CONTENT_SECURITY_POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
"""What every answer carries."""


def new_token() -> str:
    """The secret of a seat: 24 random bytes."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The name of a table, replay or campaign in addresses: no secret, but not to be guessed in passing."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def token_hash(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def hash_of(token: object) -> str | None:
    """The hash of what somebody shows as a token; None if it cannot be one."""
    return token_hash(token) if isinstance(token, str) and 0 < len(token) <= LONGEST_TOKEN else None


def opens(token: object, stored: str | None) -> bool:
    """Whether this is the token of which the hash is stored; takes as long for a near miss as for a far one."""
    found = hash_of(token)
    return found is not None and stored is not None and hmac.compare_digest(found, stored)


def bearer(header: str | None) -> str | None:
    """The token of an `Authorization: Bearer ...` header."""
    kind, _, token = (header or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def is_own_origin(origin: str | None, host: str | None, allowed: Iterable[str]) -> bool:
    """Whether a page from this origin may use the server. Programs that are no browsers send no origin."""
    if origin is None:
        return True
    if origin.rstrip("/") in {one.rstrip("/") for one in allowed}:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == host


def is_own_name(host: str | None, listening: str, allowed: Iterable[str]) -> bool:
    """Whether a server that listens here may be called so. A stranger's page can let its own name point to this
    machine; a server that only this machine can reach answers to numbers, localhost and its origins' names alone."""
    if not host or not is_loopback(listening):
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    own = {listening.lower(), *(urlsplit(one).hostname for one in allowed)}
    return is_number(name) or name == "localhost" or name.endswith(".localhost") or name in own


def is_loopback(host: str) -> bool:
    return ipaddress.ip_address(host).is_loopback if is_number(host) else host.lower() == "localhost"


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def plain(text: str, longest: int) -> str:
    """One line without control and formatting characters, cut to its length."""
    kept = "".join(" " if letter.isspace() else letter for letter in text if letter.isspace() or is_shown(letter))
    return " ".join(kept.split())[:longest].strip()


def is_shown(letter: str) -> bool:
    """Not a control, formatting, private or unassigned character; these can turn or hide the text around them. Nor one
    that counts as a letter or sign but looks like nothing."""
    return unicodedata.category(letter)[0] != "C" and letter not in BLANKS
