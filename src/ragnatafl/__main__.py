"""`python -m ragnatafl`."""

from ragnatafl.cli import main

if __name__ == "__main__":
    main()
