"""Entry point: ``python -m tongbao`` and the command ``tongbao`` are the command line.

Worker processes import this module again when they start, but never call ``main``: they do without the command line.
"""


def main() -> None:
    """Run the command line with the arguments of this process."""
    from tongbao.cli.app import main as run

    run()


if __name__ == "__main__":
    main()
