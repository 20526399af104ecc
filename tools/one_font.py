"""Runs a command as on a machine that has the fonts of one folder only: `make test-fonts`.

python -m tools.one_font FOLDER COMMAND...
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

BUILD = Path(__file__).resolve().parents[1] / "build" / "one_font"
SETTINGS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
</fontconfig>
"""


def settings(fonts: Path, folder: Path) -> dict[str, str]:
    """Writes there what fontconfig reads, and gives the environment in which it does."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "fonts.conf"
    path.write_text(SETTINGS.format(fonts=fonts, cache=folder / "cache"), "utf-8")
    return {"FONTCONFIG_FILE": str(path)}


def main(folder: str, *command: str) -> int:
    fonts = Path(folder)
    if not any(fonts.glob("*.[to]tf")):
        sys.exit(f"There are no fonts in {fonts}; on Debian: sudo apt install fonts-{fonts.name}")
    print(f"With the fonts of {fonts} only", flush=True)
    return subprocess.run(command, env={**os.environ, **settings(fonts, BUILD / fonts.name)}, check=False).returncode


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
