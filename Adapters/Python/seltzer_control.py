# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

"""A client for the control port of Seltzer programs; see Documentation/ControlPort.md.

    with Program("/tmp/notes.sock") as notes:
        notes.press(role="button", label="Save")
        print(notes.screen())

Each method of the port is a method here; `notes.describe()` lists them. A wrong
call raises `ControlError` with the program's sentence. From a shell:

    python3 seltzer_control.py /tmp/notes.sock press '{"label": "Save"}'
"""

import json
import socket
import sys
import time


class ControlError(Exception):
    """The program refused a call: a code, a sentence, and more for programs."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code, self.data = error["code"], error.get("data")


class Program:
    """A program that listens at a path."""

    def __init__(self, path, timeout=10.0):
        """Connects; waits for a program that is about to start, at most `timeout` seconds."""
        self._number = 0
        self._notifications = []
        deadline = time.monotonic() + timeout
        while True:
            self._socket = socket.socket(socket.AF_UNIX)
            try:
                self._socket.connect(path)
                break
            except OSError:
                self._socket.close()
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.02)
        self._lines = self._socket.makefile("rb")

    def call(self, method, **parameters):
        """Calls a method, and returns its result."""
        self._number += 1
        request = {"jsonrpc": "2.0", "id": self._number, "method": method, "params": parameters}
        self._socket.sendall(json.dumps(request).encode() + b"\n")
        while True:
            message = self._read()
            if "method" in message:
                self._notifications.append(message)
            elif message.get("id") == self._number:
                if "error" in message:
                    raise ControlError(message["error"])
                return message["result"]

    def __getattr__(self, method):
        if method.startswith("_"):
            raise AttributeError(method)
        return lambda **parameters: self.call(method, **parameters)

    def notification(self):
        """Returns the next notification, and waits for it: its method and its parameters."""
        message = self._notifications.pop(0) if self._notifications else self._read()
        return message["method"], message["params"]

    def _read(self):
        line = self._lines.readline()
        if not line:
            raise EOFError("The program has ended, or has closed its port.")
        return json.loads(line)

    def close(self):
        self._lines.close()
        self._socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit("usage: seltzer_control.py SOCKET METHOD [PARAMETERS as JSON]")
    try:
        with Program(sys.argv[1], timeout=1.0) as program:
            result = program.call(sys.argv[2], **json.loads((sys.argv[3:] or ["{}"])[0]))
    except (ControlError, EOFError, OSError, ValueError) as error:
        sys.exit(str(error))
    print(result if isinstance(result, str) else json.dumps(result, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
