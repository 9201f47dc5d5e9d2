"""People: who they are, how they come in, in which browsers they are known, and what is kept of them."""

from tongbao.server.people.person import People, Person, checked_name

__all__ = ["People", "Person", "checked_name"]
