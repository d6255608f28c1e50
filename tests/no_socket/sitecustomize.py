"""Refuses the network and records who asked for it: Python imports this at its start where PYTHONPATH has its folder."""

import os
import socket
import sys

RECORD = os.environ["RECORD_OF_SOCKETS"]
ASKING = ("socket.", "urllib.", "http.client.", "ftplib.", "imaplib.", "poplib.", "smtplib.", "ssl.")


def watch(event: str, arguments: tuple[object, ...]) -> None:
    """Let pass a local socket as it is made, which pipes between processes are; refuse all else, also to connect that."""
    if not event.startswith(ASKING):
        return
    is_local = event == "socket.__new__" and arguments[1] == socket.AF_UNIX
    told = f"{'local' if is_local else 'refused'} {event} {arguments[1:]}"
    handle = os.open(RECORD, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.write(handle, f"{told}\n".encode())
    os.close(handle)
    if not is_local:
        raise PermissionError(told)


sys.addaudithook(watch)
