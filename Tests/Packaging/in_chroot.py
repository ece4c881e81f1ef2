#!/usr/bin/env python3
"""Makes the package twice, and looks whether it is the same; installs that of the version before in a clean Debian, upgrades it, serves
from it as its user with the limits of its unit, stops, starts and kills it, and purges it. Needs root, debootstrap and Debian's mirror.

SOBREMESA_BINARY is the program, SOBREMESA_BEFORE the one before it (else the same), SOBREMESA_CHROOT a folder where debootstrap has been."""

import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Durability"))
from serving import BINARY, Browser, move_in  # noqa: E402

MIRROR = "http://deb.debian.org/debian"
SCORE = 2.0
DATA = "var/lib/sobremesa"


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    assert done.returncode == 0, f"{' '.join(map(str, command))}: {done.stdout}{done.stderr}"
    return done.stdout.strip()


def is_for_trying(binary):
    """A debug build finds Swift's libraries where it was built alone."""
    return "libswiftCore.so" in run("objdump", "-p", binary)


def make(binary, folder, *options):
    trying = ["--for-trying"] if is_for_trying(binary) else []
    return pathlib.Path(run(ROOT / "bin/package", *trying, "--binary", binary, "--out", folder, *options).splitlines()[-1])


class Chroot:
    """A clean Debian in a folder, with the machine's network."""

    def __init__(self, folder):
        self.root = pathlib.Path(folder)
        if not (self.root / "etc/debian_version").exists():
            run("debootstrap", "--variant=minbase", "bookworm", self.root, MIRROR)
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        # Nothing is started by installing it: the test does.
        (self.root / "usr/sbin/policy-rc.d").write_text("#!/bin/sh\nexit 101\n")
        (self.root / "usr/sbin/policy-rc.d").chmod(0o755)
        self.run("apt-get", "update", "-qq")
        # What a run before this one has left.
        self.run("dpkg", "--purge", "sobremesa")

    def run(self, *command):
        return run("chroot", self.root, *command, env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"})

    def install(self, package):
        shutil.copy(package, self.root / "tmp/sobremesa.deb")
        self.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "--allow-downgrades", "/tmp/sobremesa.deb")

    def has(self, path):
        return (self.root / path).exists()

    def user(self):
        """The number of the package's user, if it is there."""
        return next((int(line.split(":")[2]) for line in (self.root / "etc/passwd").read_text().splitlines()
                     if line.startswith("sobremesa:")), None)


class Served:
    """The program as the unit starts it: its user, no capabilities, so many descriptors, its own folder alone to write in."""

    def __init__(self, chroot):
        unit = (chroot.root / "usr/lib/systemd/system/sobremesa.service").read_text()
        said = dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))
        assert said["User"] == "sobremesa" and said["CapabilityBoundingSet"] == "" and said["NoNewPrivileges"] == "yes"
        command = said["ExecStart"].replace("$SOBREMESA_FLAGS", "").split() + ["--port", "0"]
        root = chroot.root
        # As many as this machine lets anybody have, where that is fewer.
        self.descriptors = min(int(said["LimitNOFILE"]), resource.getrlimit(resource.RLIMIT_NOFILE)[1])
        swift = f"mkdir -p {root}/opt/swift && mount --bind -o ro /opt/swift {root}/opt/swift &&" if pathlib.Path("/opt/swift").exists() else ""
        setup = f"""
            mount --make-rprivate / && mount --bind {root} {root} && {swift}
            mount -o remount,ro,bind {root} && mount --bind {root}/{DATA} {root}/{DATA} && mount -o remount,rw,bind {root}/{DATA} &&
            mount -t tmpfs tmpfs {root}/tmp && mount -t proc -o hidepid=invisible proc {root}/proc && umask {said['UMask']} &&
            exec prlimit --nofile={self.descriptors} chroot {root} setpriv --reuid sobremesa --regid sobremesa --clear-groups \\
              --no-new-privs --bounding-set=-all --inh-caps=-all {' '.join(command)}"""
        self.errors = tempfile.TemporaryFile("w+")
        started = time.monotonic()
        self.process = subprocess.Popen(
            ["unshare", "--mount", "sh", "-c", setup], stdout=subprocess.PIPE, stderr=self.errors, text=True,
            env={"PATH": os.environ["PATH"]})
        self.port = int(self.read(r"listens on https?://127\.0\.0\.1:(\d+)"))
        self.ready_after = time.monotonic() - started

    def read(self, pattern):
        for line in self.process.stdout:
            found = re.search(pattern, line)
            if found:
                return found.group(1)
        self.errors.seek(0)
        sys.exit(f"it ended before it said {pattern}: {self.errors.read()}")

    def status(self, name):
        return re.search(rf"^{name}:\s+(.*)$", pathlib.Path(f"/proc/{self.process.pid}/status").read_text(), re.MULTILINE).group(1)

    def end(self, how):
        self.process.send_signal(how)
        return self.process.wait(timeout=20)


def score(unit):
    said = run("systemd-analyze", "security", "--offline=true", "--no-pager", unit)
    return float(re.search(r"Overall exposure level for \S+: ([\d.]+)", said).group(1))


def names(served, cookie, space):
    status, page = Browser(served.port, cookie).get(f"{space}/orders/customers")
    assert status == 200, status
    return {name for name in ["Ana", "Luis", "Eva"] if name in page}


def add(served, cookie, space, name):
    status, _ = Browser(served.port, cookie).post(
        f"{space}/orders/customers/new", [("id", str(uuid.uuid4())), ("name", name), ("address", "Street")])
    assert status == 303, status


def main():
    before = os.environ.get("SOBREMESA_BEFORE", BINARY)
    # What the program says of itself, as Debian orders it.
    version = run(BINARY, "--version").replace("-", "~")
    with tempfile.TemporaryDirectory(prefix="sobremesa-package-") as folder:
        folder = pathlib.Path(folder)
        one, two = (make(BINARY, folder / each) for each in ["one", "two"])
        for name in [one.name, "NOTICES", "sbom.cdx.json"]:
            assert (one.parent / name).read_bytes() == (two.parent / name).read_bytes(), f"{name} differs"
        earlier = make(before, folder / "before", "--version", f"{version}~before")
        chroot = Chroot(os.environ.get("SOBREMESA_CHROOT", folder / "chroot"))

        chroot.install(earlier)
        assert chroot.run("dpkg-query", "-W", "-f", "${Version}", "sobremesa") == f"{version}~before"
        user = chroot.user()
        home = (chroot.root / DATA).stat()
        assert user and home.st_uid == user and home.st_mode & 0o777 == 0o700
        exposure = score(chroot.root / "usr/lib/systemd/system/sobremesa.service")
        assert exposure <= SCORE, exposure

        served = Served(chroot)
        cookie, space, _, _ = move_in(served)
        limit = re.search(r"Max open files\s+(\d+)", pathlib.Path(f"/proc/{served.process.pid}/limits").read_text()).group(1)
        assert int(limit) == served.descriptors, limit
        assert served.status("Uid").split() == [str(user)] * 4
        assert int(served.status("CapEff"), 16) == int(served.status("CapBnd"), 16) == 0 and served.status("NoNewPrivs") == "1"
        assert served.end(signal.SIGTERM) == 0

        settings = chroot.root / "etc/default/sobremesa"
        settings.write_text(settings.read_text() + "SOBREMESA_PORT=9090\n")
        chroot.install(one)
        assert chroot.run("dpkg-query", "-W", "-f", "${Version}", "sobremesa") == version
        assert "SOBREMESA_PORT=9090" in settings.read_text(), "an upgrade has overwritten what somebody set"

        served = Served(chroot)
        assert names(served, cookie, space) == {"Ana"}
        add(served, cookie, space, "Luis")
        assert served.end(signal.SIGTERM) == 0
        served = Served(chroot)
        add(served, cookie, space, "Eva")
        served.end(signal.SIGKILL)
        served = Served(chroot)
        assert names(served, cookie, space) == {"Ana", "Luis", "Eva"}
        ready = served.ready_after
        assert served.end(signal.SIGTERM) == 0
        modes = {path.name: path.stat().st_mode & 0o777 for path in (chroot.root / DATA).iterdir() if path.is_file()}
        assert set(modes.values()) == {0o600}, modes

        chroot.run("apt-get", "remove", "-y", "-qq", "sobremesa")
        assert chroot.has(f"{DATA}/sobremesa.sqlite") and chroot.has("etc/default/sobremesa") and not chroot.has("usr/bin/sobremesa")
        chroot.run("apt-get", "purge", "-y", "-qq", "sobremesa")
        left = run("find", chroot.root, "-xdev", "-iname", "*sobremesa*", "-not", "-path", f"{chroot.root}/tmp/*")
        assert left == "", left
        assert chroot.user() is None and "sobremesa" not in (chroot.root / "etc/group").read_text()
        print(f"The same package twice, {one.stat().st_size // 1_000_000} MB; exposed {exposure}; installed, upgraded, served, killed (ready again after "
              f"{ready:.1f} s) and purged")


main()
