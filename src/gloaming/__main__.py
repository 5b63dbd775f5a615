"""`python -m gloaming`: the program."""

from gloaming.cli import main

if __name__ == "__main__":
    main()
