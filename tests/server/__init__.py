"""Tests of the server: tables, guests, live pages, secrecy on the wire, and what is kept."""
