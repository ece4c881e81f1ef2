import hashlib, json, sys

def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()

entries = json.load(open(sys.argv[1], encoding="utf-8"))["entries"]
last, sealed, bets, reopened, since = "0" * 64, 0, False, None, []
for number, entry in enumerate(entries, 1):
    fields, opening = entry["text"].split("\n"), entry.get("opening")
    if sha256(entry["text"]) != entry["hash"]:
        sys.exit(f"Entry {number} does not match its hash.")
    if fields[2] != str(number) or fields[10] != last:
        sys.exit(f"Entry {number} does not follow the one before.")
    if opening and (sha256(opening) != fields[8] or opening.split("|")[2:4] != [fields[1], fields[7]]):
        sys.exit(f"The score of entry {number} is not the one that was sealed.")
    if reopened and fields[3] in ("bet", "removed", "returned"):
        since.append(number)
    if bets and fields[3] == "reopened":
        reopened = reopened or number
    bets = bets or bool(fields[8])
    sealed += 1 if fields[8] and not opening else 0
    last = entry["hash"]
if len(sys.argv) > 2 and sys.argv[2] not in [entry["hash"] for entry in entries]:
    sys.exit("The hash that was kept is not in the log.")
if reopened:
    print(f"ATTENTION: entry {reopened} reopened the bets after scores could be seen; bets changed since: {since or 'none'}")
print(f"The log is whole: {len(entries)} entries, {sealed} still sealed, last hash {last}")
