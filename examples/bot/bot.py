#!/usr/bin/env python3
"""A bot for Elysium, with nothing but Python's own library: it takes a seat and plays legal moves to the end.

The protocol is in docs/protocol.md. To write a better bot, write a better choose().
"""
import argparse
import base64
import hashlib
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
TRIES = 10


class Refused(Exception):
    """The server does not do it, and says why in two languages."""

    def __init__(self, problem):
        super().__init__(problem.get("code", "?"))
        self.problem = problem

    def words(self, lang):
        text = self.problem.get("text", {}).get(lang, str(self))
        detail = self.problem.get("detail")
        return text + (" (" + detail + ")" if detail else "")


class Socket:
    """As much of a WebSocket (RFC 6455) as a client needs."""

    def __init__(self, address, path, token):
        parts = urlsplit(address)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        self.wire = socket.create_connection((parts.hostname, port), timeout=200)
        if parts.scheme == "https":
            self.wire = ssl.create_default_context().wrap_socket(self.wire, server_hostname=parts.hostname)
        key = base64.b64encode(os.urandom(16))
        self.wire.sendall(("GET " + path + " HTTP/1.1\r\nHost: " + parts.netloc + "\r\nUpgrade: websocket\r\n"
                           "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key.decode()
                           + "\r\nAuthorization: Bearer " + token + "\r\n\r\n").encode())
        self.file = self.wire.makefile("rb")
        status = self.file.readline().decode("latin-1").split()
        headers = {}
        for line in iter(self.file.readline, b"\r\n"):
            if not line:
                raise ConnectionError("closed while the socket was opened")
            name, _, value = line.decode("latin-1").partition(":")
            headers[name.strip().lower()] = value.strip()
        if len(status) < 2 or status[1] != "101":
            body = self.file.read(int(headers.get("content-length", "0")))
            raise Refused(problem(body, " ".join(status)))
        if headers.get("sec-websocket-accept") != base64.b64encode(hashlib.sha1(key + MAGIC).digest()).decode():
            raise ConnectionError("this is no WebSocket")

    def say(self, **message):
        self.send(TEXT, json.dumps(message).encode())

    def send(self, kind, payload):
        mask = os.urandom(4)
        head = bytes([0x80 | kind])
        if len(payload) < 126:
            head += bytes([0x80 | len(payload)])
        else:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(payload))
        self.wire.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def read(self, count):
        data = self.file.read(count)
        if len(data) < count:
            raise ConnectionError("the server is gone")
        return data

    def hear(self):
        """The next message; pings are answered on the way."""
        message = b""
        while True:
            first, length = self.read(2)
            length &= 0x7F
            if length == 126:
                length = struct.unpack(">H", self.read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.read(8))[0]
            payload, kind = self.read(length), first & 0x0F
            if kind == PING:
                self.send(PONG, payload)
            elif kind == CLOSE:
                raise ConnectionError("the server closed the socket")
            elif kind != PONG:
                message += payload
                if first & 0x80:
                    return json.loads(message)

    def close(self):
        self.wire.close()


def problem(body, otherwise):
    try:
        return json.loads(body)
    except ValueError:
        return {"code": otherwise, "text": {"en": otherwise, "fr": otherwise}}


class Rest:
    """Requests over HTTP, with the cookie of a guest."""

    def __init__(self, address):
        self.address, self.cookie = address.rstrip("/"), None

    def post(self, path, body):
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), method="POST")
        request.add_header("X-Elysium", "1")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                if answer.headers.get("Set-Cookie"):
                    self.cookie = answer.headers["Set-Cookie"].split(";")[0]
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            raise Refused(problem(error.read(), str(error.code))) from error

    def own_table(self, name, game, seats):
        """Comes in as a guest, lays a table, and gets the token of its seat there."""
        self.post("/api/session", {"name": name})
        table = self.post("/api/tables", {"game": game, "seats": seats})
        key = self.post("/api/tables/%s/seats/%d/token" % (table["id"], table["seat"]), {})
        return table["id"], key["token"]


def choose(question, dice):
    """One of the choices, if possible none that the rules punish. This is where a clever bot would think."""
    punished = {caution["move"] for caution in question["cautions"]}
    moves = [choice["move"] for choice in question["choices"]]
    return dice.choice([move for move in moves if move not in punished] or moves)


def play(address, table, token, dice, lang):
    """Plays to the end of the game, coming back whenever the socket is lost, and brings the last message."""
    after, tries = 0, 0
    while True:
        wire = None
        try:
            wire = Socket(address, "/api/tables/" + table + "/play", token)
            wire.say(type="hello", after=after)
            answered = None
            while True:
                message = wire.hear()
                tries = 0
                kind = message["type"]
                after = max(after, message.get("step", 0)) if kind in ("events", "view") else after
                if kind == "over":
                    return message
                if kind == "events":
                    for event in message["events"]:
                        if event.get("text"):
                            print(event["text"][lang])
                elif kind == "refused":
                    if message["code"] not in ("stale", "unavailable"):
                        raise Refused(message)
                    answered = None
                    time.sleep(0.5)
                    wire.say(type="hello", after=after)
                elif kind == "question" and "answer" not in message and message["step"] != answered:
                    answered = message["step"]
                    wire.say(type="move", step=answered, move=choose(message, dice))
        except OSError as lost:
            tries += 1
            if tries > TRIES:
                raise
            print(lost, "- coming back", file=sys.stderr)
            time.sleep(min(10, 0.2 * 2 ** tries))
        finally:
            if wire:
                wire.close()


def main():
    parser = argparse.ArgumentParser(description="A bot that plays legal moves at a table of Elysium.")
    parser.add_argument("address", help="the server, such as http://127.0.0.1:8080")
    parser.add_argument("table", nargs="?", help="the table at which it has a seat; left out, it lays one")
    parser.add_argument("--token", help="the token of its seat")
    parser.add_argument("--name", default="Robot", help="how it is called at a table of its own")
    parser.add_argument("--game", default="vendetta", help="the game at a table of its own")
    parser.add_argument("--seats", default="me,search,search", help="who sits at a table of its own")
    parser.add_argument("--seed", type=int, help="to make the same choices again")
    parser.add_argument("--lang", choices=["en", "fr"], default="en", help="the language to tell the game in")
    wanted = parser.parse_args()
    if bool(wanted.table) != bool(wanted.token):
        parser.error("a table and a token go together: the token opens one seat of one table")
    try:
        table, token = wanted.table, wanted.token
        if not table:
            table, token = Rest(wanted.address).own_table(wanted.name, wanted.game, wanted.seats.split(","))
            print(wanted.address.rstrip("/") + "/api/tables/" + table)
        over = play(wanted.address, table, token, random.Random(wanted.seed), wanted.lang)
        print("over:", " ".join("%g" % payoff for payoff in over["payoffs"]))
    except Refused as refused:
        sys.exit("bot: " + refused.words(wanted.lang))
    except OSError as lost:
        sys.exit("bot: %s: %s" % (wanted.address, lost))


if __name__ == "__main__":
    main()
