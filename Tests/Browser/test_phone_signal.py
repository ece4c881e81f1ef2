"""The forwarder by which journeys lose their signal, itself."""

import socket

import pytest

from phone_signal import Signal

QUESTION = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def signal(house):
    signal = Signal(int(house.address.rsplit(":", 1)[1]))
    yield signal
    signal.close()


def line(signal):
    connection = socket.create_connection(("127.0.0.1", signal.port), timeout=10)
    connection.sendall(QUESTION)
    return connection


def answer(connection):
    with connection:
        return connection.recv(65536)


def test_bytes_pass_while_it_is_up_and_when_it_is_slow(signal):
    assert b"200 OK" in answer(line(signal))
    signal.slow(50)
    assert b"200 OK" in answer(line(signal))


def test_without_it_connections_end_and_new_ones_are_refused_until_it_is_back(signal):
    for _ in range(2):
        open_one = line(signal)
        assert b"200 OK" in open_one.recv(65536)
        signal.down()
        assert answer(open_one) == b""
        with pytest.raises(ConnectionRefusedError):
            line(signal)
        signal.up()
        assert b"200 OK" in answer(line(signal))


def test_what_stalls_comes_when_it_is_up_again(signal):
    signal.stalled()
    held = line(signal)
    held.settimeout(0.1)
    with pytest.raises(TimeoutError):
        held.recv(1)
    held.settimeout(10)
    signal.up()
    assert b"200 OK" in answer(held)


def test_what_is_not_heard_has_arrived_and_its_connection_ends(signal):
    signal.deaf()
    assert answer(line(signal)) == b""
    assert signal.swallowed.is_set()
    signal.up()
    assert b"200 OK" in answer(line(signal))
