"""`python -m ragnatafl`, and what the command `ragnatafl` is. The processes it starts import this, too, and need no
command line."""

import sys


def main(arguments: list[str] | None = None) -> None:
    from ragnatafl.core.changed import use_content
    from ragnatafl.core.errors import RagnataflError

    try:
        use_content(sys.argv[1:] if arguments is None else arguments)
        from ragnatafl import cli
    except RagnataflError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    cli.main(arguments)


if __name__ == "__main__":
    main()
