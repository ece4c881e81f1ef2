#!/usr/bin/env python3
"""The command line against a house that runs, on a way on which answers get lost."""

import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from outside import BINARY, outside  # noqa: E402


def main():
    with outside() as there:
        home = there.folder / "home"
        home.mkdir()
        shell = Shell(there, home)
        for test in (
            puts_lines_on_a_list, does_once_what_is_answered_late, takes_names_for_ids, refuses_with_the_houses_sentence,
            tells_what_is_mistyped, reads_a_profile, keeps_the_description, completes, has_no_house
        ):
            test(there, shell)
            print(f"{test.__name__.replace('_', ' ')}", flush=True)


class Shell:
    def __init__(self, there, home):
        self.environment = {
            "HOME": str(home), "PATH": os.environ["PATH"], "LANG": "en_US.UTF-8"} | there.environment

    def run(self, *words, code=0, input="", **environment):
        """What it says; what it complains of where the code is another than 0."""
        environment = {name: value for name, value in (self.environment | environment).items() if value is not None}
        ran = subprocess.run(
            [BINARY, *words], env=environment, input=input, capture_output=True, text=True, timeout=60, check=False)
        assert ran.returncode == code, f"{words}: {ran.returncode}\n{ran.stdout}\n{ran.stderr}"
        return ran.stdout if code == 0 else ran.stderr


def puts_lines_on_a_list(there, shell):
    shell.run("do", "shopping", "list", "add", "Compra")
    assert "Compra" in shell.run("read", "shopping", "lists")
    said = shell.run("do", "shopping", "list", "add", "compra", "-", input="2 l leche\npan\n")
    shell.run("do", "shopping", "list", "add", "compra", "huevos", "azúcar")
    list = json.loads(shell.run("read", "shopping", "list", "compra", "--json"))
    assert [item["name"].lower() for item in list["items"]] == ["leche", "pan", "huevos", "azúcar"], list
    # What was done can be taken back by what it says.
    undo = re.search(r"sobremesa (do house activity undo \S+)", said).group(1)
    shell.run(*undo.split())
    assert "leche" not in shell.run("read", "shopping", "list", "compra").lower()


def does_once_what_is_answered_late(there, shell):
    there.way.lose(2)
    shell.run("do", "shopping", "list", "add", "compra", "harina")
    assert there.way.lost == 2
    assert shell.run("read", "shopping", "list", "compra").lower().count("harina") == 1
    # A script that was ended itself goes on with the same key.
    there.way.lose(9)
    shell.run("do", "shopping", "list", "add", "compra", "sal", "--key", "salt-1", code=3)
    there.way.lose(0)
    shell.run("do", "shopping", "list", "add", "compra", "sal", "--key", "salt-1")
    list = json.loads(shell.run("read", "shopping", "list", "compra", "--json"))
    assert [item.get("quantity", "1") for item in list["items"] if item["name"].lower() == "sal"] == ["1"], list


def takes_names_for_ids(there, shell):
    shell.run("do", "shopping", "item", "buy", "Compra", "AZUCAR", "--bought")
    items = json.loads(shell.run("read", "shopping", "list", "compra", "--json"))["items"]
    assert [item["name"].lower() for item in items if item["bought"]] == ["azúcar"], items
    bread = there.here("/orders/products/new", {"name": "Rye", "description": "Loaf", "price": "2.80"})["id"]
    there.here("/orders/customers/new", {"name": "Ana Ruiz", "address": "Street"})
    shell.run("do", "orders", "order", "add", "ana ruiz", "--line", "product=rye,quantity=3,price=2.80", "--promised", "2031-05-05")
    order = next(each for each in there.here("/orders/orders?q=ana")["items"] if each["customer_name"] == "Ana Ruiz")
    assert order["total"] == "8.40" and order["promised"] == "2031-05-05", order
    assert bread in json.dumps(there.here(f"/orders/orders/{order['id']}"))
    none = shell.run("do", "shopping", "item", "buy", "compra", "caviar", "--bought", code=1)
    assert "caviar" in none and "harina" in none.lower(), none
    one, other = there.list("Twice"), there.list("twice")
    several = shell.run("read", "shopping", "list", "twice", code=1)
    assert one in several and other in several, several
    assert one in shell.run("read", "shopping", "list", one)


def refuses_with_the_houses_sentence(there, shell):
    english = shell.run("do", "orders", "product", "add", "--name", "Bun", "--description", "x", "--price=-3", code=1)
    spanish = shell.run(
        "do", "orders", "product", "add", "--name", "Bun", "--description", "x", "--price=-3", code=1, LANG="es_ES.UTF-8")
    assert "--price" in english and "--price" in spanish and english != spanish, english + spanish
    ended = shell.run("read", "shopping", "lists", code=1, SOBREMESA_TOKEN="sbm_00000000000000000000000000000000")
    assert "token" in ended.lower() or "key" in ended.lower(), ended


def tells_what_is_mistyped(there, shell):
    assert "shopping item buy <list> <item> --[no-]bought" in shell.run("do", "shopping", "item", "eat", code=2)
    assert "--bought" in shell.run("do", "shopping", "item", "buy", "compra", "pan", code=2)
    assert "Falta" in shell.run("do", "shopping", "item", "buy", "compra", "pan", code=2, LANG="es_ES.UTF-8")
    assert "prepared" in shell.run("do", "orders", "order", "move", "x", "--state", "eaten", code=2)
    said = shell.run("do", "--help")
    assert "shopping" in said and "USAGE: sobremesa do" in said, said
    assert "--[no-]bought" in shell.run("do", "shopping", "item", "buy", "--help")


def reads_a_profile(there, shell):
    folder = pathlib.Path(shell.environment["HOME"], ".config/sobremesa")
    folder.mkdir(parents=True)
    profile = folder / "casa"
    profile.write_text("".join(f"export {name}={value}\n" for name, value in there.environment.items()))
    profile.chmod(0o644)
    nothing = {name: None for name in there.environment}
    assert "chmod 600" in shell.run("read", "shopping", "lists", "--profile", "casa", code=2, **nothing)
    profile.chmod(0o600)
    assert "Compra" in shell.run("read", "shopping", "lists", "--profile", "casa", **nothing)
    assert "SOBREMESA_URL" in shell.run("read", "shopping", "lists", code=2, **nothing)
    profile.rename(folder / "default")
    assert "Compra" in shell.run("read", "shopping", "lists", **nothing)


def keeps_the_description(there, shell):
    kept = list(pathlib.Path(shell.environment["HOME"], ".cache/sobremesa").glob("*.openapi"))
    assert len(kept) == 1, kept
    # While the house says that it holds, what was kept is what counts: here without all that can be read of lists.
    kept[0].write_text(kept[0].read_text().replace('"operationId":"shopping.lists.read"', '"operationId":"shopping.rolls.read"'))
    assert "Compra" in shell.run("read", "shopping", "rolls")
    # A house that is another by now describes itself anew.
    kept[0].write_text("\"another\"\n" + kept[0].read_text().split("\n", 1)[1])
    assert "Compra" in shell.run("read", "shopping", "lists")


def completes(there, shell):
    script = shell.run("completion", "bash")
    path = f"{os.path.dirname(there.folder / 'bin/x')}"
    os.makedirs(path, exist_ok=True)
    if not os.path.exists(f"{path}/sobremesa"):
        os.symlink(os.path.abspath(BINARY), f"{path}/sobremesa")

    def completed(*words):
        typed = " ".join(f"'{word}'" for word in ("sobremesa", *words))
        asked = f"{script}\nCOMP_WORDS=({typed}); COMP_CWORD={len(words)}; _sobremesa_doors; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        ran = subprocess.run(
            ["bash", "-c", asked], env=shell.environment | {"PATH": f"{path}:{os.environ['PATH']}"},
            capture_output=True, text=True, timeout=60, check=True)
        return ran.stdout.split()

    assert completed("do", "shop") == ["shopping"], completed("do", "shop")
    assert completed("read", "orders", "o") == ["order", "orders"]
    assert completed("do", "shopping", "item", "buy", "compra", "pan", "--b") == ["--bought", "--body"]
    assert "backup" in completed("b"), completed("b")
    for other in ("zsh", "fish"):
        text = shell.run("completion", other)
        if shutil.which(other):
            subprocess.run([other, "-n", "-c", text], check=True, timeout=60)


def has_no_house(there, shell):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        free = taken.getsockname()[1]
    assert "does not answer" in shell.run("read", "shopping", "lists", code=3, SOBREMESA_URL=f"http://127.0.0.1:{free}")


if __name__ == "__main__":
    main()
