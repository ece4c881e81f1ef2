"""A house, as Home Assistant speaks to it."""

import asyncio
import json
import uuid

import aiohttp

# Seconds between tries of what nobody has answered.
PAUSES = (0.1, 0.5, 2, 5)
# A question; whoever listens hears a beat long before that.
TIMEOUT = aiohttp.ClientTimeout(total=30)
LISTENING = aiohttp.ClientTimeout(total=None, sock_connect=10, sock_read=120)


class Refused(Exception):
    """What the house has against it, in a sentence for people."""

    def __init__(self, status, sentence):
        super().__init__(sentence)
        self.status = status


class Unanswered(Exception):
    """Nobody has answered."""


class House:
    def __init__(self, session, url, token, language="en"):
        self.session, self.url = session, url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}

    async def read(self, path):
        return await self._ask("GET", path)

    async def do(self, path, body):
        """Once, however often it has to be sent until an answer comes back."""
        return await self._ask("POST", path, json=body, headers={"Idempotency-Key": str(uuid.uuid4())})

    async def _ask(self, method, path, headers=None, **more):
        last = None
        for pause in (*PAUSES, None):
            try:
                async with self.session.request(
                    method, self.url + path, headers=self.headers | (headers or {}), timeout=TIMEOUT, **more
                ) as answer:
                    said = await answer.read()
                    if answer.status == 429 and pause is not None:
                        pause = float(answer.headers.get("Retry-After", pause))
                    elif answer.status < 500:
                        return self._taken(answer.status, said)
                    last = f"{answer.status}"
            except (aiohttp.ClientError, asyncio.TimeoutError) as lost:
                last = str(lost) or type(lost).__name__
            if pause is not None:
                await asyncio.sleep(pause)
        raise Unanswered(last)

    @staticmethod
    def _taken(status, said):
        try:
            document = json.loads(said) if said else {}
        except ValueError:
            raise Unanswered("what answers is no Sobremesa") from None
        if status >= 400:
            raise Refused(status, document.get("detail", str(status)))
        return document

    async def heard(self, space):
        """Yields whenever something has happened in the space, and once at the beginning; ends when the house ends it."""
        headers = self.headers | {"Accept": "text/event-stream"}
        async with self.session.get(
            f"{self.url}/api/spaces/{space}/changes", headers=headers, timeout=LISTENING
        ) as answer:
            if answer.status >= 400:
                self._taken(answer.status, await answer.read())
            async for line in answer.content:
                if line.startswith(b"event: now"):
                    yield
