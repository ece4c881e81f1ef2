#!/usr/bin/env python3
"""Looks whether whoever gets the program gets what those ask for whose work is inside: of every package and every part that was linked
its licence, and who wrote it; and whether the package's files are there. SOBREMESA_BINARY is the program, as it was built here."""

import importlib.machinery
import importlib.util
import json
import os
import pathlib
import re
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("SOBREMESA_BINARY", str(ROOT / ".build/debug/sobremesa"))


def package_maker():
    """`bin/package`, which has no ending."""
    loader = importlib.machinery.SourceFileLoader("package", str(ROOT / "bin/package"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("package", loader))
    loader.exec_module(module)
    return module


def flat(text):
    return re.sub(r"\s+", " ", text)


def main():
    maker = package_maker()
    modules = maker.linked_modules(BINARY)
    inside = maker.packages(modules)
    parts = list(maker.vendored(inside))
    told = maker.notices(inside, parts, *maker.swift())
    said = flat(told)

    # Each module that was linked is the program's own or one of a package whose name and whole licence stand there.
    owned = {module: each for each in inside for module in each["modules"]}
    own = {path.name for path in (ROOT / "Sources").iterdir()}
    assert modules - own == set(owned), modules - own - set(owned)
    for each in inside:
        assert f"{each['name']} {each['version']}" in told, each["name"]
        for text in each["texts"]:
            assert flat(text).strip() in said, each["name"]

    # And so does every notice at the head of a source of others: who wrote it, and whole where it is no reference to the Apache License.
    found = 0
    for each in inside:
        for module in each["modules"]:
            folder = maker.folder_of(each["name"], module)
            for notice in maker.notices_of_others(folder) if folder else []:
                found += 1
                if "Licensed under the Apache License" in notice:
                    for holder in maker.holders([notice]):
                        assert re.sub(r"^Copyright [\d-]*\s*", "", holder) in said, f"{holder} wrote parts of {module}"
                else:
                    assert flat(notice) in said, f"{module}: {notice[:80]}"
    assert found > 100, found

    # What of BoringSSL was generated says nothing at its heads.
    for words in ["The OpenSSL Project Authors", "the fiat-crypto authors", "Brian Gladman, Worcester", "David Heinemeier Hansson",
                  "waived all copyright", "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"]:
        assert words in said, words

    # The bill says the same of the same.
    bill = maker.bill(inside, parts, maker.swift()[0], "1", "0" * 64, 0)
    listed = [component for component in bill["components"] if component["type"] == "library"]
    assert len(listed) == len(inside) + len(parts) + 1
    assert all(component["licenses"] for component in bill["components"])
    assert all(component["copyright"] for component in listed if component.get("description", "").startswith("Within"))
    json.dumps(bill)

    # The package holds them, and every example.
    with tempfile.TemporaryDirectory() as folder:
        tree = pathlib.Path(folder, "tree")
        tree.mkdir()
        maker.fill(tree, pathlib.Path(BINARY), "1", 0, pathlib.Path(folder), True)
        papers = tree / "usr/share/doc/sobremesa"
        assert (papers / "copyright").read_text() == told
        examples = ROOT / "docs/examples"
        for example in [path for path in examples.rglob("*") if path.is_file() and path.suffix not in (".service", ".pyc")]:
            packed = papers / "examples" / example.relative_to(examples)
            assert packed.read_bytes() == example.read_bytes() and os.access(packed, os.X_OK) == os.access(example, os.X_OK), packed

    # Work of others of which nobody has said a licence makes no package.
    maker.VENDORED = [each for each in maker.VENDORED if each[0] != "XKCP"]
    try:
        maker.packages(modules)
    except SystemExit as refusal:
        assert "CXKCP" in str(refusal), refusal
    else:
        raise AssertionError("what nobody knows is packed")
    print(f"{len(inside)} packages and {len(parts)} parts of others within them, {found} notices, are named with their licences")


main()
