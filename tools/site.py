"""What the docs site (mkdocs.yml) makes for itself: the list of decisions, which grows by itself."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

HEAD = "# Decisions\n\nWhy things are as they are, ten lines each.\n\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Called by MkDocs when it has found the pages."""
    folder = Path(config.docs_dir, "decisions")
    lines = [f"- [{title(path)}]({path.name})\n" for path in sorted(folder.glob("[0-9]*.md"))]
    files.append(File.generated(config, "decisions/index.md", content=HEAD + "".join(lines)))
    return files


def title(path: Path) -> str:
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    return first.removeprefix("# ")
