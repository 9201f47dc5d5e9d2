"""The HTTP API: what programs of others can ask of this server, under tokens; docs/api.md explains it."""
