"""`python -m ragnatafl`, and what the command `ragnatafl` is. The processes it starts import this, too, and need no
command line."""


def main(arguments: list[str] | None = None) -> None:
    from ragnatafl import cli

    cli.main(arguments)


if __name__ == "__main__":
    main()
