"""What a game adds to the server: routes of its own, and something that answers them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request

from ragnatafl.core import registry

from .answers import services_of

if TYPE_CHECKING:
    from .app import Services


@dataclass(frozen=True)
class Part:
    """Named by a game's manifest. `make` is called once for a server, with its services, when it is put together."""

    name: str
    router: APIRouter
    make: Callable[[Services], Any]


def parts() -> list[Part]:
    return [registry.load(one.server) for one in registry.manifests() if one.server]


def part_of(request: Request, name: str) -> Any:
    """What a part has made for this server."""
    return services_of(request).parts[name]
