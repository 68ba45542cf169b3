"""Hosts that can be cut off from each other: a network namespace for each, joined by a bridge.

The bridge lives in a namespace too, with the clients: the machine's own network gets no interface, address or route,
and nothing in here can reach it. A cut loses packets without a word, as a broken switch does: the sender's neighbour
entry names a hardware address that nobody has. It takes root and `ip` of iproute2, and no module but veth and bridge.
"""

import ctypes
import errno
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

PREFIX = "parlour-chaos"
NETWORK = "10.77.0"
"""An address of this network means something inside these namespaces only, so any number of runs may use it."""
NOBODY = "02:00:00:00:ff:ff"
"""A hardware address that no host has."""
SLOW = ("tbf", "rate", "400kbit", "burst", "8k", "limit", "400k")
"""A slow link: what is sent at length arrives late (`netem`, which delays every packet, is seldom in a kernel)."""
CLONE_NEWNET = 0x40000000

_libc = ctypes.CDLL(None, use_errno=True)


class Host(Struct, frozen=True):
    """A host of the network: the namespace that it lives in, and its address there."""

    name: str
    namespace: str
    address: str

    @contextmanager
    def entered(self) -> Iterator[None]:
        """This thread lives on the host meanwhile: its sockets, the threads and the processes that it starts."""
        own = os.open("/proc/thread-self/ns/net", os.O_RDONLY | os.O_CLOEXEC)
        there = os.open(f"/run/netns/{self.namespace}", os.O_RDONLY | os.O_CLOEXEC)
        try:
            _set_namespace(there)
            yield
        finally:
            _set_namespace(own)
            os.close(there)
            os.close(own)


class Network:
    """Make one with `opened_network`; `close` removes every trace of it."""

    def __init__(self) -> None:
        self._prefix = f"{PREFIX}-{os.getpid()}-"
        self._hosts: list[Host] = []
        self.cuts: set[tuple[Host, Host]] = set()
        """Who can't send to whom."""
        self.clients = self._add_namespace("clients")
        ip("-n", self.clients.namespace, "link", "add", "bridge", "type", "bridge")
        ip("-n", self.clients.namespace, "addr", "add", f"{self.clients.address}/24", "dev", "bridge")
        ip("-n", self.clients.namespace, "link", "set", "bridge", "up")

    def add(self, name: str) -> Host:
        """A host, joined to the others by a cable to the bridge."""
        host = self._add_namespace(name)
        cable, clients = f"to-{name}"[:15], self.clients.namespace
        ip("-n", clients, "link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", host.namespace)
        ip("-n", clients, "link", "set", cable, "master", "bridge", "up")
        ip("-n", host.namespace, "addr", "add", f"{host.address}/24", "dev", "eth0")
        ip("-n", host.namespace, "link", "set", "eth0", "up")
        return host

    def _add_namespace(self, name: str) -> Host:
        host = Host(name, self._prefix + name, f"{NETWORK}.{len(self._hosts) + 1}")
        ip("netns", "add", host.namespace)
        ip("-n", host.namespace, "link", "set", "lo", "up")
        self._hosts.append(host)
        return host

    # ---- faults

    def cut(self, sender: Host, receiver: Host) -> None:
        """From now on all packets from the one to the other are lost; those of the other direction are not."""
        device = "bridge" if sender is self.clients else "eth0"
        neighbour = ("neigh", "replace", receiver.address, "lladdr", NOBODY, "nud", "permanent", "dev", device)
        ip("-n", sender.namespace, *neighbour)
        self.cuts.add((sender, receiver))

    def heal(self, sender: Host, receiver: Host) -> None:
        device = "bridge" if sender is self.clients else "eth0"
        ip("-n", sender.namespace, "neigh", "del", receiver.address, "dev", device)
        self.cuts.discard((sender, receiver))

    def slow_down(self, host: Host) -> bool:
        """All that the host sends goes through a thin wire. False where the kernel has none."""
        return _done("tc", "-n", host.namespace, "qdisc", "replace", "dev", "eth0", "root", *SLOW)

    def speed_up(self, host: Host) -> None:
        _done("tc", "-n", host.namespace, "qdisc", "del", "dev", "eth0", "root")

    def close(self) -> None:
        for host in reversed(self._hosts):
            _done("ip", "netns", "del", host.namespace)


@contextmanager
def opened_network() -> Iterator[Network | None]:
    """A network with nobody but the clients in it, which is where this thread is; None where we may not make one."""
    if not can_be_made():
        yield None
        return
    remove_stale()
    network = Network()
    try:
        with network.clients.entered():
            yield network
    finally:
        network.close()


def can_be_made() -> bool:
    """Whether we are root and may make namespaces here."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    probe = f"{PREFIX}-{os.getpid()}-probe"
    made = _done("ip", "netns", "add", probe)
    return made and _done("ip", "netns", "del", probe)


def remove_stale() -> None:
    """Remove what runs have left behind that were killed; the processes of the others are still there."""
    for path in Path("/run/netns").glob(f"{PREFIX}-*"):
        if not Path("/proc", path.name.removeprefix(f"{PREFIX}-").split("-")[0]).exists():
            _done("ip", "netns", "del", path.name)


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)


def _done(*command: str) -> bool:
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def _set_namespace(handle: int) -> None:
    if _libc.setns(handle, CLONE_NEWNET) != 0:
        code = ctypes.get_errno()
        raise OSError(code, f"setns: {errno.errorcode.get(code, code)}")
