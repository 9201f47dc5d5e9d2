"""``python -m tongbao`` is the command line."""

from tongbao.cli.app import main

main()
