"""Tests of the server: tables, people, live pages, secrecy on the wire, and what is kept."""
