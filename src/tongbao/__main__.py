"""Entry point: ``python -m tongbao`` and the command ``tongbao`` are the command line.

Every process that thinks for a server imports this module anew, so it imports the command line only when it is called.
"""


def main() -> None:
    """Run the command line with the arguments of this process."""
    from tongbao.cli.app import main as run

    run()


if __name__ == "__main__":
    main()
