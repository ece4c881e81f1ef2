#!/usr/bin/env python3
"""The examples of docs/examples as somebody would run them, on a way on which answers get lost."""

import datetime
import email
import email.policy
import json
import os
import pathlib
import re
import subprocess
import sys
import urllib.request
import zoneinfo

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from outside import BINARY, EXAMPLES, outside  # noqa: E402

# Beside the Python that runs this.
TOOLS = pathlib.Path(sys.executable).parent


def main():
    with outside() as there:
        for test in (by_curl, by_a_shortcut, by_a_generated_client, by_mail, by_mcp):
            test(there)
            print(f"{test.__name__.replace('_', ' ')}", flush=True)


def run(there, *words, code=0, input="", **environment):
    ran = subprocess.run(
        [str(word) for word in words], env=os.environ | there.environment | environment, input=input, capture_output=True,
        text=True, timeout=120, check=False)
    assert ran.returncode == code, f"{words}: {ran.returncode}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout + ran.stderr


def by_curl(there):
    list = there.list("By curl")
    there.way.lose(2)
    run(there, EXAMPLES / "add-to-list.sh", list, input="2 l milk\nbread\n")
    assert there.way.lost == 2 and there.things(list) == ["milk", "bread"], there.things(list)
    gone = "00000000-0000-4000-8000-000000000000"
    assert "Traceback" not in run(there, EXAMPLES / "add-to-list.sh", gone, input="x", code=1)


def by_a_shortcut(there):
    """What the recipe has one fill in, sent as a phone sends it."""
    list = there.list("By a shortcut")
    recipe = (EXAMPLES / "ios-shortcut.md").read_text()
    rows = dict(re.findall(r"^\| (.+?) \| `(.+?)` \|$", recipe, re.MULTILINE))
    url = rows["URL"].replace("https://casa.example", there.house).replace("SPACE", there.space).replace("LIST", list)
    headers = {name.split("`")[1]: value for name, value in rows.items() if name.startswith("Header")}
    headers["Authorization"] = headers["Authorization"].replace("sbm_…", there.key)
    asked = urllib.request.Request(url, "2 l milk\npiñones\n".encode(), headers, method=rows["Method"])
    with urllib.request.urlopen(asked, timeout=30) as answer:
        assert json.load(answer)["done"]
    assert there.things(list) == ["milk", "piñones"], there.things(list)


def by_a_generated_client(there):
    folder, list = there.folder / "python", there.list("By a client")
    folder.mkdir()
    with urllib.request.urlopen(f"{there.house}/api/openapi.json?app=shopping", timeout=30) as answer:
        (folder / "openapi.json").write_bytes(answer.read())
    run(
        there, TOOLS / "openapi-python-client", "generate", "--path", folder / "openapi.json", "--meta", "none", "--output-path",
        folder / "sobremesa_client", "--config", EXAMPLES / "python/config.yaml", PATH=f"{TOOLS}:{os.environ['PATH']}")
    there.way.lose(2)
    program = [sys.executable, EXAMPLES / "python/put_on_list.py"]
    done = run(there, *program, "By a client", "2 l milk", "bread", PYTHONPATH=str(folder))
    assert there.way.lost == 2 and there.things(list) == ["milk", "bread"], there.things(list)
    there.here(f"/undo/{done.strip()}", {})
    assert there.things(list) == []
    assert "By a client" in run(there, *program, "By clients", "x", code=1, PYTHONPATH=str(folder))


def by_mail(there):
    customer = there.here("/orders/customers/new", {"name": "Zoé Ruiz", "address": "Street"})["id"]
    product = there.here("/orders/products/new", {"name": "Rye", "description": "Loaf", "price": "2.80"})["id"]
    zone = zoneinfo.ZoneInfo(there.ask("/api")["spaces"][0]["zone"])
    tomorrow = datetime.datetime.now(zone).date() + datetime.timedelta(days=1)
    sent = there.folder / "sent"
    sendmail = there.folder / "sendmail"
    sendmail.write_text(f"#!/bin/sh\necho \"$*\" >'{sent}.flags'\ncat >'{sent}'\n")
    sendmail.chmod(0o755)

    def order(day, state):
        there.here("/orders/orders/new", {
            "customer": customer, "promised": day.isoformat(), "state": state, "line": [{"product": product, "quantity": 3, "price": "2.80"}]})

    order(tomorrow, "confirmed")
    order(tomorrow, "cancelled")
    order(tomorrow + datetime.timedelta(days=30), "confirmed")
    run(there, EXAMPLES / "mail-tomorrows-orders", "ana@example.com", SENDMAIL=str(sendmail))
    mail = email.message_from_bytes(sent.read_bytes(), policy=email.policy.default)
    text = mail.get_content()
    assert mail["To"] == "ana@example.com" and tomorrow.isoformat() in mail["Subject"], mail
    assert text.count("Zoé Ruiz") == 1 and "8.40 EUR" in text, text
    assert pathlib.Path(f"{sent}.flags").read_text().split() == ["-t", "-i"]


def by_mcp(there):
    """Both ways of the file list the same tools."""
    written = (EXAMPLES / "mcp.json").read_text()
    servers = json.loads(re.sub(r"\$\{(\w+)\}", lambda name: there.environment[name[1]], written))["mcpServers"]
    begin = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "example", "version": "1"}}}
    tools = {"jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": {}}
    web = servers["sobremesa"]

    def post(message):
        asked = urllib.request.Request(
            web["url"], json.dumps(message).encode(),
            web["headers"] | {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"})
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.load(answer)

    assert web["type"] == "http" and post(begin)["result"]["serverInfo"]
    over_web = [tool["name"] for tool in post(tools)["result"]["tools"]]
    spoken = servers["sobremesa-over-stdio"]
    ran = subprocess.run(
        [BINARY, *spoken["args"]], env=os.environ | spoken["env"], capture_output=True, text=True, timeout=60, check=True,
        input="".join(f"{json.dumps(message)}\n" for message in (begin, tools)))
    answers = {said["id"]: said["result"] for said in map(json.loads, ran.stdout.splitlines())}
    assert [tool["name"] for tool in answers[2]["tools"]] == over_web and over_web, answers


if __name__ == "__main__":
    main()
