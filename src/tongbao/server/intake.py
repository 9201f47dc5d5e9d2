"""The HTTP protocol of uvicorn, with a bound for the head of a request, and our headers on what it answers itself."""

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tongbao.server.guard import HEADERS, LARGEST_HEAD

STATUS: Final = {400: b"HTTP/1.1 400 Bad Request", 431: b"HTTP/1.1 431 Request Header Fields Too Large"}


class Intake(HttpToolsProtocol):
    """One connection. A head without an end is cut off, and not kept in memory until it ends."""

    is_in_head = False
    head = 0
    """So many bytes of the head have come after the first read."""

    def data_received(self, data: bytes) -> None:
        """Something has been read."""
        self.head += len(data)
        super().data_received(data)
        if self.is_in_head and self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.turn_away(431, f"The head of that request is too large: at most {LARGEST_HEAD // 1024} KB.")

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self.is_in_head, self.head = True, 0

    def on_headers_complete(self) -> None:
        """A head is complete."""
        self.is_in_head = False
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self.turn_away(400, msg)

    def turn_away(self, status: int, sentence: str) -> None:
        """Answer in one sentence, and hang up."""
        headers = {**HEADERS, "content-type": "text/plain; charset=utf-8", "connection": "close"}
        headers["content-length"] = str(len(sentence))
        lines = [STATUS[status], *[f"{name}: {value}".encode() for name, value in headers.items()]]
        self.transport.write(b"\r\n".join([*lines, b"", sentence.encode()]))
        self.transport.close()
