"""Web Push: a short message to a browser whose page is closed, through the push service that the browser has named.

A browser names an address, and the server calls it. So only the known services are called, and hosts that the operator
has named; over HTTPS, at a public address, and nothing that they answer is followed. What is said is sealed for that
browser (RFC 8291) and signed with the server's key (RFC 8292). Needs the extra `push`.
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import socket
import ssl
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

import h11
import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02, VapidException

from ragnatafl.core.errors import OptionError

from .settings import PushSettings
from .subscriptions import NoSubscription, Subscription

SERVICES = ("fcm.googleapis.com", "*.push.services.mozilla.com", "web.push.apple.com", "*.notify.windows.com")
"""The push services of the browsers."""
LONGEST_ADDRESS = 1000
POINT, SECRET = 65, 16
"""Bytes of a browser's public key and of its secret."""
KEPT_FOR = 24 * 3600
"""Seconds that a push service keeps a message for a browser that is away."""
WITHIN = 10.0
"""Seconds in which a push service must have answered."""


class Push:
    """Sends messages; raises OptionError if the keys cannot be used."""

    def __init__(self, settings: PushSettings) -> None:
        self.settings = settings
        self.signer = Vapid02(read_key(Path(settings.keys)))
        self.tls = ssl.create_default_context()
        try:
            self.headers("https://example.org", "")
        except VapidException:
            how = "mailto:me@example.org or https://example.org"
            raise OptionError(f'Push services want a --push-contact like {how}, not "{settings.contact}".') from None

    @property
    def public_key(self) -> str:
        """By which browsers know this server."""
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return base64.urlsafe_b64encode(self.signer.public_key.public_bytes(*form)).rstrip(b"=").decode()

    def check(self, subscription: Subscription) -> None:
        """Raises NoSubscription."""
        self.address_of(subscription.endpoint)
        keys_of(subscription)

    def address_of(self, endpoint: str) -> SplitResult:
        """A push service's address, if it may be called; raises NoSubscription."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port or 443
        except ValueError:
            raise NoSubscription("The address of a push service cannot be read.") from None
        plain = parts.scheme == "https" and "@" not in parts.netloc and endpoint.isascii()
        known = port == 443 and any(is_called(parts.hostname or "", one) for one in SERVICES)
        if not plain or len(endpoint) > LONGEST_ADDRESS or not (known or self.is_named(parts)):
            raise NoSubscription("This server sends to the browsers' own push services over https alone.")
        return parts

    def is_named(self, parts: SplitResult) -> bool:
        """Whether the operator himself allows this host."""
        return parts.netloc.lower().removesuffix(":443") in self.settings.hosts

    async def send(self, subscription: Subscription, message: bytes, topic: str) -> int:
        """The status that the push service answers with. A later message of the same topic takes the place of one that
        still waits. Raises NoSubscription, OSError or TimeoutError."""
        parts = self.address_of(subscription.endpoint)
        origin = f"https://{parts.netloc}"
        async with asyncio.timeout(WITHIN):
            body = await asyncio.to_thread(seal, subscription, message)
            headers = await asyncio.to_thread(self.headers, origin, topic)
            return await self.post(parts, headers, body)

    def headers(self, origin: str, topic: str) -> dict[str, str]:
        signed: dict[str, str] = self.signer.sign({"aud": origin, "sub": self.settings.contact})
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": topic,
        }

    async def post(self, parts: SplitResult, headers: dict[str, str], body: bytes) -> int:
        """To the first address that answers; the name is looked up once, and what was looked at is called."""
        problem: OSError = OSError("a push service has no public address")
        for address in await self.addresses(parts):
            try:
                reader, writer = await asyncio.open_connection(
                    address, parts.port or 443, ssl=self.tls, server_hostname=parts.hostname
                )
            except OSError as error:
                problem = error
                continue
            try:
                return await answered(reader, writer, request_to(parts, headers, body), body)
            finally:
                writer.transport.abort()
        raise problem

    async def addresses(self, parts: SplitResult) -> list[str]:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
        named = self.is_named(parts)
        return [str(where[0]) for *_, where in found if named or is_public(str(where[0]))]


# Addresses


def is_called(host: str, pattern: str) -> bool:
    return host == pattern or (pattern.startswith("*.") and host.endswith(pattern[1:]))


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return found.is_global and not found.is_multicast


def request_to(parts: SplitResult, headers: dict[str, str], body: bytes) -> h11.Request:
    target = parts.path or "/"
    size = str(len(body))
    whole = {"Host": parts.netloc, "Connection": "close", "Content-Length": size, **headers}
    return h11.Request(
        method="POST", target=f"{target}?{parts.query}" if parts.query else target, headers=list(whole.items())
    )


async def answered(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> int:
    """Send this and read as far as the status; raises OSError for what is no answer."""
    http = h11.Connection(h11.CLIENT)
    try:
        parts = [http.send(one) for one in (request, h11.Data(data=body), h11.EndOfMessage())]
        writer.write(b"".join(part for part in parts if part))
        while True:
            event = http.next_event()
            if event is h11.NEED_DATA:
                http.receive_data(await reader.read(4096))
            elif isinstance(event, h11.Response):
                return event.status_code
    except h11.ProtocolError as error:
        raise OSError(f"a push service does not speak HTTP: {error}") from None


# Sealing


def keys_of(subscription: Subscription) -> tuple[bytes, bytes]:
    """A browser's public key and secret; raises NoSubscription."""
    try:
        point, secret = (decoded(one) for one in (subscription.p256dh, subscription.auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise NoSubscription("The keys of a subscription cannot be read.") from None
    if len(point) != POINT or len(secret) != SECRET:
        raise NoSubscription("The keys of a subscription have other lengths.")
    return point, secret


def decoded(text: str) -> bytes:
    """Base64 as browsers write it, with or without its padding."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars="-_", validate=True)


def seal(subscription: Subscription, message: bytes) -> bytes:
    """The message, which only this browser can open."""
    point, secret = keys_of(subscription)
    once = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(message, private_key=once, dh=point, auth_secret=secret, version="aes128gcm")
    return sealed


# The server's own keys


def new_key() -> bytes:
    """A private key for a server; its public one follows from it."""
    form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    written: bytes = ec.generate_private_key(ec.SECP256R1()).private_bytes(*form)
    return written


def read_key(path: Path) -> Any:
    """The private key in a file; raises OptionError."""
    try:
        key = serialization.load_pem_private_key(path.read_bytes(), None)
    except OSError as error:
        raise OptionError(f"The push keys cannot be read ({path}: {error.strerror}).") from None
    except (ValueError, TypeError):
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise OptionError(f"{path} holds no push keys; `ragnatafl push-keys` makes a file with some.")
    return key
