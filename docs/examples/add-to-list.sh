#!/bin/sh
# Puts things on a shopping list, a thing a line: add-to-list.sh LIST < things.txt
# SOBREMESA_URL and SOBREMESA_TOKEN say where; LIST is the list's id. What is sent again because no answer came is done once.
set -eu
auth="Authorization: Bearer $SOBREMESA_TOKEN"
space=$(curl --silent --show-error --retry 5 --retry-all-errors -H "$auth" "$SOBREMESA_URL/api" |
  python3 -c 'import json, sys; print(json.load(sys.stdin)["spaces"][0]["id"])')
said=$(mktemp)
trap 'rm -f "$said"' EXIT
status=$(curl --silent --show-error --retry 5 --retry-all-errors --max-time 30 --output "$said" --write-out '%{http_code}' \
  -H "$auth" -H "Idempotency-Key: $(cat /proc/sys/kernel/random/uuid)" -H "Content-Type: text/plain; charset=utf-8" \
  --data-binary @- "$SOBREMESA_URL/api/spaces/$space/shopping/lists/$1/lines")
[ "$status" = 200 ] && exit
python3 -c 'import json, sys; print(json.load(sys.stdin)["detail"], file=sys.stderr)' <"$said"
exit 1
