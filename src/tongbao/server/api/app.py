"""The application of the API, version 1: all operations, and the OpenAPI document that describes them."""

from typing import Final

from fastapi import FastAPI

from tongbao.server.api import games, seats, streams, tables
from tongbao.server.api.problems import PROBLEMS, answer_problems
from tongbao.server.http.security import API
from tongbao.server.services.services import Services

TELLS: Final = """
What programs can ask of this server: bots, tools and other sites. Without a token it tells what the site shows
anybody; a token is made on the page “Programs” of an account and sent as `Authorization: Bearer …`. Every problem is
one sentence, `{"error": "…"}`.
"""


def create_api(services: Services) -> FastAPI:
    """The API of a site."""
    app = FastAPI(
        title="Tongbao",
        version=API.rpartition("v")[2],
        description=TELLS.strip(),
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        responses=PROBLEMS,
        servers=[{"url": API}],
        root_path_in_servers=False,
        telemetry={"tracing": False, "metrics": False, "logs": False},
        generate_unique_id_function=lambda route: route.name,
    )
    for part in (games, tables, seats, streams):
        app.include_router(part.ROUTER)
    answer_problems(app)
    app.state.services = services
    return app
