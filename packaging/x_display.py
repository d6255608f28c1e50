"""A display of its own without a screen, on which a window's coming is seen and its closing asked for."""

import ctypes
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import POINTER, byref, c_char, c_char_p, c_int, c_long, c_ubyte, c_uint, c_ulong, c_void_p

from environment import SetupError

SIZE = "1440x900x24"
PATIENCE, PAUSE = 60.0, 0.004
TO_PARENT, FOCUS_SECONDS = 2, 0.5
VIEWABLE, CLIENT_MESSAGE, FORMAT = 2, 33, 32


class _Message(ctypes.Structure):
    """XClientMessageEvent, with room for the whole XEvent."""

    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
        ("rest", c_char * 96),
    )


class _Attributes(ctypes.Structure):
    """XWindowAttributes."""

    _fields_ = (
        ("place", c_int * 5),
        ("depth", c_int),
        ("visual", c_void_p),
        ("root", c_ulong),
        ("kind", c_int * 4),
        ("planes", c_ulong * 2),
        ("save_under", c_int),
        ("colormap", c_ulong),
        ("map_installed", c_int),
        ("map_state", c_int),
        ("masks", c_long * 3),
        ("override_redirect", c_int),
        ("screen", c_void_p),
    )


_IGNORE = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda _display, _error: 0)


class Display:
    """An X display by its `name`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._x = ctypes.CDLL("libX11.so.6")
        self._x.XOpenDisplay.restype = c_void_p
        self._x.XOpenDisplay.argtypes = [c_char_p]
        self._x.XDefaultRootWindow.restype = c_ulong
        self._x.XDefaultRootWindow.argtypes = [c_void_p]
        self._x.XInternAtom.restype = c_ulong
        self._x.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
        self._x.XQueryTree.argtypes = [
            c_void_p,
            c_ulong,
            POINTER(c_ulong),
            POINTER(c_ulong),
            POINTER(POINTER(c_ulong)),
            POINTER(c_uint),
        ]
        self._x.XGetWindowAttributes.argtypes = [c_void_p, c_ulong, POINTER(_Attributes)]
        self._x.XFetchName.argtypes = [c_void_p, c_ulong, POINTER(c_char_p)]
        self._x.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, POINTER(_Message)]
        self._x.XSetInputFocus.argtypes = [c_void_p, c_ulong, c_int, c_ulong]
        self._x.XSync.argtypes = [c_void_p, c_int]
        self._x.XKeysymToKeycode.argtypes = [c_void_p, c_ulong]
        self._x.XKeysymToKeycode.restype = c_ubyte
        self._hands = ctypes.CDLL("libXtst.so.6")
        self._hands.XTestFakeKeyEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        self._x.XFree.argtypes = [c_void_p]
        self._x.XFlush.argtypes = [c_void_p]
        self._connection = self._x.XOpenDisplay(name.encode())
        if not self._connection:
            raise SetupError(f"The display {name} cannot be opened.")
        self._x.XSetErrorHandler(_IGNORE)  # a window may be gone before it is asked about
        self._root = self._x.XDefaultRootWindow(self._connection)

    def wait_for_window(self, process: "subprocess.Popen[bytes]", besides: int = 0) -> int:
        """Wait until `process` shows a named window and return it; 0 where it ends or a minute passes before.

        The window `besides` is known already.
        """
        limit = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < limit:
            for window in self._windows():
                if window != besides and self._is_shown(window):
                    return window
            time.sleep(PAUSE)
        return 0

    def close(self, window: int) -> None:
        """Ask the program to close `window`, as a window manager does."""
        protocols = self._x.XInternAtom(self._connection, b"WM_PROTOCOLS", 0)
        delete = self._x.XInternAtom(self._connection, b"WM_DELETE_WINDOW", 0)
        message = _Message(type=CLIENT_MESSAGE, window=window, message_type=protocols, format=FORMAT)
        message.data[0] = delete
        self._x.XSendEvent(self._connection, window, 0, 0, byref(message))
        self._x.XFlush(self._connection)

    def press(self, window: int, keys: Sequence[int]) -> None:
        """Turn the keyboard to `window` and press `keys` (X's keysyms) together, as a hand does."""
        self._x.XSetInputFocus(self._connection, window, TO_PARENT, 0)
        self._x.XSync(self._connection, 0)
        time.sleep(FOCUS_SECONDS)
        codes = [self._x.XKeysymToKeycode(self._connection, key) for key in keys]
        for code, is_down in [*((each, 1) for each in codes), *((each, 0) for each in reversed(codes))]:
            self._hands.XTestFakeKeyEvent(self._connection, code, is_down, 0)
        self._x.XSync(self._connection, 0)

    def _windows(self) -> list[int]:
        root, parent, count = c_ulong(), c_ulong(), c_uint()
        children = POINTER(c_ulong)()
        self._x.XQueryTree(
            self._connection, self._root, byref(root), byref(parent), byref(children), byref(count)
        )
        found = [children[index] for index in range(count.value)]
        if found:
            self._x.XFree(children)
        return found

    def _is_shown(self, window: int) -> bool:
        attributes, name = _Attributes(), c_char_p()
        if not self._x.XGetWindowAttributes(self._connection, window, byref(attributes)):
            return False
        if attributes.map_state != VIEWABLE:
            return False
        return bool(self._x.XFetchName(self._connection, window, byref(name))) and bool(name.value)


@contextmanager
def display() -> Iterator[Display]:
    """Start Xvfb and give its display; `SetupError` where there is none."""
    if shutil.which("Xvfb") is None:
        raise SetupError(
            "A window is shown under Xvfb, which is not installed (on Debian: apt install xvfb)."
        )
    here, there = os.pipe()
    command = ["Xvfb", "-displayfd", str(there), "-screen", "0", SIZE, "-ac", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(there,), stderr=subprocess.DEVNULL)
    os.close(there)
    try:
        with os.fdopen(here) as told:
            number = told.readline().strip()
        yield Display(f":{number}")
    finally:
        server.terminate()
        server.wait()
