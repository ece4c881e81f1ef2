#!/usr/bin/env python3
"""Kills the PostgreSQL that three servers of a house write to while people send forms, and promotes its synchronous standby: no server is
started again, nothing that was acknowledged is lost, nothing is there twice. It makes its own clusters, which wait for the disk.
SOBREMESA_ROUNDS says how often (5)."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from cluster import HAPROXY, NAMES, Balancer, Server, check, free_port, move_in, psql, settled, working

ROUNDS = int(os.environ.get("SOBREMESA_ROUNDS", "5"))
CLIENTS = int(os.environ.get("SOBREMESA_CLIENTS", "64"))
PROGRAMS = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True).stdout.strip()


def run(program, *words):
    # It refuses to be run by root.
    user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    return subprocess.run([*user, f"{PROGRAMS}/{program}", *map(str, words)], check=True, capture_output=True, text=True)


class Cluster:
    """One PostgreSQL, on a port of this machine."""

    def __init__(self, folder, name, port):
        self.data, self.port, self.folder, self.name = f"{folder}/{name}", port, folder, name

    def make(self):
        run("initdb", "--pgdata", self.data, "--username", "sobremesa", "--auth", "trust", "--encoding", "UTF8", "--locale",
            "C.UTF-8", "--lc-collate", "C", "--no-sync")
        self.start()

    def follow(self, other):
        shutil.rmtree(self.data, ignore_errors=True)
        run("pg_basebackup", "--pgdata", self.data, "--write-recovery-conf", "--checkpoint", "fast", "--no-sync", "--dbname",
            f"host=127.0.0.1 port={other.port} user=sobremesa application_name=standby")
        self.start()
        other.say("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
        other.say("SELECT pg_reload_conf()")
        for _ in range(300):
            if psql(other.address("postgres"), "SELECT sync_state FROM pg_stat_replication") == "sync":
                return
            time.sleep(0.1)
        sys.exit("The standby does not follow.")

    def start(self):
        run("pg_ctl", "--pgdata", self.data, "--log", f"{self.folder}/{self.name}.log", "--wait", "--options",
            f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories= -c max_connections=200", "start")

    def kill(self):
        for line in pathlib.Path(self.data, "postmaster.pid").read_text().split("\n")[:1]:
            children = subprocess.run(["pgrep", "-P", line], capture_output=True, text=True).stdout.split()
            for process in [line, *children]:
                try:
                    os.kill(int(process), signal.SIGKILL)
                except ProcessLookupError:
                    pass  # it has gone by itself

    def promote(self):
        # Nobody follows it yet, for whom it would wait.
        self.say("ALTER SYSTEM SET synchronous_standby_names = ''")
        run("pg_ctl", "--pgdata", self.data, "--wait", "promote")

    def stop(self):
        if pathlib.Path(self.data, "postmaster.pid").exists():
            try:
                run("pg_ctl", "--pgdata", self.data, "--mode", "immediate", "stop")
            except subprocess.CalledProcessError:
                pass  # it was killed

    def address(self, database):
        return f"postgres://sobremesa@127.0.0.1:{self.port}/{database}"

    def say(self, statement):
        psql(self.address("postgres"), statement)


def main():
    if not HAPROXY or not PROGRAMS:
        print("!! HAPROXY OR POSTGRESQL IS NOT HERE: a primary that dies is NOT tested.")
        return
    with tempfile.TemporaryDirectory(prefix="sobremesa-primary-") as folder:
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
            os.chmod(folder, 0o755)
        ports = free_port(), free_port()
        clusters = [Cluster(folder, "left", ports[0]), Cluster(folder, "right", ports[1])]
        servers, balancer = [], None
        try:
            primary, standby = clusters
            primary.make()
            primary.say("CREATE DATABASE several TEMPLATE template0")
            standby.follow(primary)
            address = f"postgres://sobremesa@127.0.0.1:{ports[0]},127.0.0.1:{ports[1]}/several?target_session_attrs=read-write"
            servers.append(Server(NAMES[0], folder, address))
            text, space, _, _ = move_in(servers[0])
            own = dict([text.split("=", 1)])
            servers += [Server(name, folder, address) for name in NAMES[1:]]
            balancer = Balancer(folder, servers)
            time.sleep(2)
            settled(address.replace(f",127.0.0.1:{ports[1]}", ""))
            everybody, pauses = [], []
            for _ in range(ROUNDS):
                with working(balancer, own, space, CLIENTS) as workers:
                    time.sleep(3)
                    primary.kill()
                    standby.promote()
                    promoted = time.monotonic()
                    time.sleep(12)
                written = [one[1] for worker in workers for one in worker.tries if one[3] == 303 and one[1] > promoted]
                assert written, "nothing was written after the promotion"
                pauses.append(min(written) - promoted)
                everybody += workers
                primary, standby = standby, primary
                kept = check(primary.address("several"), space, everybody)
                standby.follow(primary)
            assert all(server.is_running() for server in servers), "a server has ended"
            print(f"{ROUNDS} kills of the primary under {CLIENTS} people: {kept} changes acknowledged, none lost, none twice; written "
                  f"again {max(pauses):.1f} s after the promotion at most, no server started again")
            assert max(pauses) < 10
        finally:
            if balancer:
                balancer.close()
            for server in servers:
                if server.is_running():
                    server.kill()
            for cluster in clusters:
                cluster.stop()


main()
