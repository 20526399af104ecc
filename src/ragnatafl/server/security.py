"""Seats are held by secrets: how they are made, kept and compared; whose page may open a socket; headers; texts."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import re
import secrets
import socket
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from urllib.parse import urlsplit

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
LONGEST_TOKEN = 64
LONGEST_NAME = 24
LONGEST_CHAT = 300
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
MOST_MARKS = 3
"""Accents and other marks on one letter; more of them cover the lines above and below."""
NAME = re.compile("[a-z0-9]{1,16}")
AT_HOME = ("local", "lan", "home.arpa", "internal", "localdomain")
"""Where a machine has its name at home; nobody can own one of these."""

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
"""What every answer carries, but for parts of a page."""
PARTS = ("text/javascript", "text/css", "font/")
PART_HEADERS = {
    name: HEADERS[name] for name in (b"x-content-type-options", b"referrer-policy", b"cross-origin-resource-policy")
}
"""What scripts, styles and fonts of a page carry. The rest is for documents, and weighs more than many a script."""


def headers_of(path: str, kind: str) -> Mapping[bytes, bytes]:
    return PART_HEADERS if path.startswith("/static/") and kind.startswith(PARTS) else HEADERS


def new_token() -> str:
    """The secret of a seat: 24 random bytes."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The name of a table, replay or campaign in addresses: no secret, but not to be guessed in passing."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def is_id(text: str) -> bool:
    """Whether something in an address can be the name of a table, replay or campaign at all."""
    return NAME.fullmatch(text) is not None


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
    machine, so the server answers to numbers, localhost, its origins' names and, for others on the network, the
    machine's own names alone."""
    if not host:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    own = {listening.lower(), *(urlsplit(one).hostname for one in allowed)}
    if is_number(name) or is_this_machine(name) or name in own:
        return True
    return not is_loopback(listening) and name.rstrip(".") in machine_names()


def is_this_machine(name: str) -> bool:
    return name == "localhost" or name.endswith(".localhost")


@cache
def machine_names() -> frozenset[str]:
    """What this machine is called by others on its network."""
    whole = socket.gethostname().lower().rstrip(".")
    first = whole.partition(".")[0]
    return frozenset({whole, first, *(f"{first}.{place}" for place in AT_HOME)} - {""})


def is_loopback(host: str) -> bool:
    return ipaddress.ip_address(host).is_loopback if is_number(host) else host.lower() == "localhost"


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def plain(text: str, longest: int) -> str:
    """One line without control and formatting characters, cut to its length; nothing if there is nothing to see."""
    shown = "".join(" " if letter.isspace() else letter for letter in text if letter.isspace() or is_shown(letter))
    line = " ".join(carried(unicodedata.normalize("NFC", shown)).split())[:longest].strip()
    return line if any(unicodedata.category(letter)[0] in "LNPS" for letter in line) else ""


def carried(text: str) -> str:
    """The text with as many marks on a letter as it can carry, and none on nothing."""
    kept, marks = [], MOST_MARKS
    for letter in text:
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else MOST_MARKS if letter == " " else 0
        if not is_mark or marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def is_shown(letter: str) -> bool:
    """Not a control, formatting, private or unassigned character; these can turn or hide the text around them. Nor one
    that counts as a letter or sign but looks like nothing."""
    return unicodedata.category(letter)[0] != "C" and letter not in BLANKS
