"""HTTP API for other people's programs, authenticated by tokens; docs/api.md explains it."""
