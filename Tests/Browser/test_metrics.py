"""What programs are told that watch over the house, as they read it; and the log, as programs read that."""

import http.client
import json
import re

import pytest
from prometheus_client.parser import text_string_to_metric_families

from house import ROOT, House

EXAMPLES = ROOT / "docs/examples"
# What Prometheus says itself of whatever it asks.
OF_PROMETHEUS = {"up"}
NAME = re.compile(r"\b((?:sobremesa|process)_[a-z_]+|up(?=\{))")


def ask(house, headers=None):
    connection = http.client.HTTPConnection(house.address.removeprefix("http://"), timeout=10)
    connection.request("GET", "/metrics", headers=headers or {})
    answer = connection.getresponse()
    return answer.status, answer.getheader("Content-Type"), answer.read().decode()


def samples(text):
    """Every sample that the house gives, by its name."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, []).append((sample.labels, sample.value))
    return found


def test_prometheus_reads_what_the_house_says(marta, house):
    marta.make_list("Semana", ["Leche", "Pan"])
    marta.go("/shopping/lists")
    status, kind, text = ask(house)
    assert status == 200 and kind.startswith("text/plain; version=0.0.4")
    families = list(text_string_to_metric_families(text))
    assert all(family.type != "unknown" and family.documentation for family in families)
    found = samples(text)
    assert ({"method": "GET", "route": "/s/{space}/shopping/lists", "status": "200"} in
            [labels for labels, _ in found["sobremesa_requests_total"]])
    for labels, count in found["sobremesa_request_duration_seconds_count"]:
        within = [value for at, value in found["sobremesa_request_duration_seconds_bucket"]
                  if all(at[name] == labels[name] for name in labels)]
        assert within == sorted(within) and within[-1] == count
        statuses = [value for at, value in found["sobremesa_requests_total"] if all(at[name] == labels[name] for name in labels)]
        assert sum(statuses) == count
    for name in ["sobremesa_changes_total", "sobremesa_commit_duration_seconds_count", "sobremesa_disk_free_bytes",
                 "sobremesa_live_streams", "sobremesa_readers_limit", "process_resident_memory_bytes", "process_open_fds"]:
        assert found[name][0][1] > 0, name
    space = marta.space.rsplit("/", 1)[1]
    assert "Marta" not in text and "Semana" not in text and space not in text


def test_alerts_and_dashboard_ask_for_what_there_is(marta, house):
    marta.make_list("Semana", ["Leche"])
    found = set(samples(ask(house)[2]))
    rules = (EXAMPLES / "prometheus-alerts.yml").read_text()
    panels = json.loads((EXAMPLES / "grafana-dashboard.json").read_text())["panels"]
    asked = [line.split("expr:", 1)[1] for line in rules.splitlines() if "expr:" in line]
    asked += [target["expr"] for panel in panels for target in panel["targets"]]
    assert len(asked) > 20
    names = {name for expression in asked for name in NAME.findall(expression)}
    assert names - found - OF_PROMETHEUS == set()
    # What can be wrong has a rule each.
    for name in ["sobremesa_disk_free_bytes", "sobremesa_backup_age_seconds", "sobremesa_changes_waiting",
                 "sobremesa_faults_total", "sobremesa_job_failed", "sobremesa_job_overdue_seconds"]:
        assert any(name in line for line in rules.splitlines() if "expr:" in line), name


def test_whoever_asks_needs_the_token_once_there_is_one():
    token = "a-token-of-some-length"
    house = House(flags=["--metrics-token", token])
    try:
        # Nor is this machine let in without it.
        assert ask(house)[0] == 403
        # Before anybody has a password nobody from elsewhere is let in at all, and then with the token alone.
        assert ask(house, {"X-Forwarded-For": "203.0.113.7"})[0] == 403
        assert ask(house, {"X-Forwarded-For": "203.0.113.7", "Authorization": f"Bearer {token}"})[0] == 200
        assert ask(house, {"Authorization": "Bearer something-else-entirely"})[0] == 403
        assert token not in house.log.read_text()
    finally:
        house.close()


@pytest.mark.parametrize("format", ["logfmt", "json"])
def test_the_log_is_written_as_one_chooses(format):
    house = House(flags=["--log-format", format])
    try:
        assert ask(house)[0] == 200
        house.stop()
        lines = [line for line in house.log.read_text().splitlines() if re.search('msg"?[=:]"?request', line)]
        assert lines
        if format == "json":
            first = json.loads(lines[0])
            assert {"time", "level", "msg", "method", "route", "status", "milliseconds"} <= set(first)
        else:
            assert re.match(r"time=\S+Z level=info msg=request .*method=GET .*route=\S+ .*status=\d+", lines[0])
    finally:
        house.folder.cleanup()
