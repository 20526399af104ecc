"""A push service on this machine: it takes messages as those of the browsers do, and a browser that can open them."""

from __future__ import annotations

import base64
import datetime
import ipaddress
import os
import ssl
import threading
import time
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import orjson
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02

PATIENCE = 60.0


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Answers `status` to whoever brings a message, and keeps the messages."""

    def __init__(self, folder: Path) -> None:
        self.certificate = certificate_in(folder)
        self.received: list[Received] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.received.append(Received(self.path, dict(self.headers.items()), body))
                self.send_response(service.status)
                self.send_header("location", "https://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self.http.socket = context.wrap_socket(self.http.socket, server_side=True)
        self.host = f"127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def trusted(self) -> str:
        """What makes a server of ours trust this service, as Python to be done before."""
        return f"import os; os.environ['SSL_CERT_FILE'] = {str(self.certificate)!r}"

    def next(self, count: int) -> Received:
        """The message of this number, counted from 1, now or soon."""
        deadline = time.monotonic() + PATIENCE
        while len(self.received) < count:
            assert time.monotonic() < deadline, "no message has come"
            time.sleep(0.02)
        return self.received[count - 1]

    def close(self) -> None:
        self.http.shutdown()
        self.http.server_close()


def certificate_in(folder: Path) -> Path:
    """A key and a certificate for 127.0.0.1 that signs itself, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "a push service")])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    address = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now - day, now + day)
    made = made.add_extension(address, critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    path = folder / "push-service.pem"
    private = key.private_bytes(serialization.Encoding.PEM, *form)
    path.write_bytes(private + made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    return path


class Browser:
    """What a browser keeps to itself of a subscription."""

    def __init__(self, service: PushService, name: str = "one") -> None:
        self.endpoint = f"https://{service.host}/send/{name}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        keys = {"p256dh": written(self.private.public_key().public_bytes(*form)), "auth": written(self.secret)}
        return {"endpoint": self.endpoint, "keys": keys}

    def open(self, message: Received) -> Any:
        """What a message says; it must be sealed for this browser and signed by its server."""
        assert message.headers["Content-Encoding"] == "aes128gcm"
        assert Vapid02.verify(message.headers["Authorization"])
        opened = http_ece.decrypt(message.body, private_key=self.private, auth_secret=self.secret)
        return orjson.loads(opened)


def written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def claims_of(message: Received) -> Any:
    """What the server says of itself to the push service."""
    token = message.headers["Authorization"].split("t=")[1].split(",")[0].split(".")[1]
    return orjson.loads(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)))
