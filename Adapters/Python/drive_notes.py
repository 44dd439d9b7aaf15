# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

"""Uses Notes on a pseudoterminal over its control port: `drive_notes.py PART NOTES SERVER`.

PART is `client` for the Python client, `assistant` for the MCP server, and
`examples` for the requests on the page Documentation/ControlPort.md. Each
opens a file, edits it and saves it, and ends with an error if that fails.
"""

import fcntl
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import threading

from seltzer_control import ControlError, Program

HERE = os.path.dirname(os.path.abspath(__file__))


def start(notes, folder, socket):
    """Starts Notes in a folder; returns its process and its terminal."""
    process, terminal = pty.fork()
    if process == 0:
        # Notes would offer what the user did not save.
        home = os.path.dirname(folder)
        environment = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8",
                           HOME=home, XDG_STATE_HOME=home,
                           SELTZER_CONTROL=socket, SELTZER_QUERIES="off")
        os.execve(notes, [notes, folder], environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def read():
        try:
            while os.read(terminal, 65536):
                pass
        except OSError:
            pass

    threading.Thread(target=read, daemon=True).start()
    return process


def check(condition, message):
    if not condition:
        sys.exit(message)


def by_client(folder, socket, _):
    with Program(socket) as notes, Program(socket) as other:
        notes.press(role="row", label="letter.txt")
        notes.waitFor(role="textArea", state="focused")
        notes.type(role="textArea", text="Dear Ada,\n")
        other.waitFor(screen="not saved")
        notes.performAction(action="save")
        other.waitFor(label="letter.txt  not saved", state="gone")
        check("Dear Ada," in notes.screen(), notes.screen())
        check(notes.screen(format="svg").startswith("<svg"), "The picture is no SVG.")
        try:
            notes.press(role="button", label="Sav")
            sys.exit("A button that is not there was pressed.")
        except ControlError as error:
            check('button "Save"' in str(error), str(error))


def by_assistant(folder, socket, server):
    process = subprocess.Popen([server, socket], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    number = 0

    def ask(method, **parameters):
        nonlocal number
        number += 1
        request = {"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}
        process.stdin.write(json.dumps(request).encode() + b"\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        check(answer["id"] == number and "result" in answer, str(answer))
        return answer["result"]

    def use(tool, **arguments):
        result = ask("tools/call", name=tool, arguments=arguments)
        check(not result["isError"], str(result))
        return result["content"][0]["text"]

    def cancelled_wait():
        """Begins to wait for what never comes, asks for something else meanwhile, and gives up."""
        def tell(**message):
            process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
            process.stdin.flush()

        tell(id="wait", method="tools/call",
             params={"name": "waitFor", "arguments": {"label": "Nobody", "timeout": 600000}})
        ask("ping")
        check("letter.txt" in use("screen"), "The screen is not shown during a wait.")
        tell(method="notifications/cancelled", params={"requestId": "wait"})

    greeting = ask("initialize", protocolVersion="2025-06-18", capabilities={},
                   clientInfo={"name": "test", "version": "1"})
    check(greeting["protocolVersion"] == "2025-06-18", str(greeting))
    process.stdin.write(b'{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
    process.stdin.flush()
    tools = [tool["name"] for tool in ask("tools/list")["tools"]]
    check("press" in tools and "tree" in tools, str(tools))
    check('row "letter.txt"' in use("tree", format="text"), "The file is not in the tree.")
    use("press", role="row", label="letter.txt")
    use("waitFor", role="textArea", state="focused")
    cancelled_wait()
    use("type", role="textArea", text="Dear Ada,\n")
    use("performAction", action="save")
    use("waitFor", label="letter.txt  not saved", state="gone")
    check("Dear Ada," in use("screen"), "The text is not on the screen.")
    process.stdin.close()
    check(process.wait(10) == 0, "The server ended with an error.")


def schema_of(program):
    """The schema of requests, made of what a program says of its methods; its definitions have the results."""
    definitions, results = {}, {}

    def own(schema):
        """A schema whose definitions are those of the whole document."""
        definitions.update(schema.get("$defs", {}))
        return {name: part for name, part in schema.items() if name != "$defs"}

    requests = []
    for method in program["methods"]:
        requests.append({
            "description": method["summary"],
            "properties": {"method": {"const": method["name"]}, "params": own(method["parameters"])},
        })
        results[method["name"]] = own(method["result"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A request to the control port of a Seltzer program, version {program['protocol']}",
        "type": "object",
        "required": ["jsonrpc", "method"],
        "properties": {"jsonrpc": {"const": "2.0"}, "id": {"type": ["integer", "number", "string", "null"]}},
        "oneOf": requests,
        "$defs": {**definitions, "results": results},
    }


def by_examples(folder, socket, _):
    """Sends the requests of the page, and compares what the answers on it say."""
    page = open(os.path.join(HERE, "..", "..", "Documentation", "ControlPort.md"), encoding="utf-8").read()
    lines = [line for block in re.findall(r"```jsonl\n(.*?)```", page, re.S) for line in block.splitlines()]
    check(len(lines) >= 10, "The page has no examples.")
    with open(os.path.join(HERE, "..", "..", "Documentation", "control-port.schema.json"), encoding="utf-8") as file:
        schema = json.load(file)
    with Program(socket) as notes:
        made = schema_of(notes.describe())
        if os.environ.get("SELTZER_UPDATE_SNAPSHOTS") == "1":
            with open(file.name, "w", encoding="utf-8") as written:
                json.dump(made, written, indent=1)
                written.write("\n")
        else:
            check(schema == made, "The schema differs from the program: run this with SELTZER_UPDATE_SNAPSHOTS=1.")
        for line in lines:
            message = json.loads(line)
            if "method" in message and "id" in message:
                notes._socket.sendall(line.encode() + b"\n")
            else:
                answer = notes._read()
                while "id" not in answer and "id" in message:
                    answer = notes._read()
                check(fits(message, answer), f"The page says {message}, the program says {answer}.")


def fits(wanted, found):
    """Whether all that is wanted is found; "…" stands for anything."""
    if wanted == "…":
        return True
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(name in found and fits(wanted[name], found[name]) for name in wanted)
    return wanted == found


PARTS = {"client": by_client, "assistant": by_assistant, "examples": by_examples}


def main():
    part, notes, server = sys.argv[1:4]
    with tempfile.TemporaryDirectory() as folder:
        files, socket = os.path.join(folder, "notes"), os.path.join(folder, "port")
        os.mkdir(files)
        letter = os.path.join(files, "letter.txt")
        with open(letter, "w", encoding="utf-8") as file:
            file.write("Yours, Grace\n")
        process = start(notes, files, socket)
        ending = None
        try:
            # The tree reads its folder after the first frame.
            with Program(socket) as program:
                program.waitFor(role="row", label="letter.txt")
            PARTS[part](folder, socket, server)
            with open(letter, encoding="utf-8") as file:
                check(file.read() == "Dear Ada,\nYours, Grace\n", "The file was not saved.")
            with Program(socket) as program:
                program.performAction(action="cancel")
            ending = os.waitpid(process, 0)
            check(not os.path.exists(socket), "The socket is still there.")
        finally:
            if ending is None:
                os.kill(process, signal.SIGKILL)
                os.waitpid(process, 0)


if __name__ == "__main__":
    main()
