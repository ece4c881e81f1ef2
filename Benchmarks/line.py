"""A line between a browser and a house: so many bytes pass in a second, whoever sends them, and each is so long on its way."""

import asyncio
import threading


class Line:
    def __init__(self, house_port):
        self.house_port = house_port
        # In kB a second and in seconds, there and back; nothing holds anything up until it is told to.
        self.rate, self.round_trip = 0, 0
        self.answered = 0
        self.free_at = {}
        self.loop = asyncio.new_event_loop()
        is_open = threading.Event()
        threading.Thread(target=lambda: self.loop.run_until_complete(self.serve(is_open)), daemon=True).start()
        is_open.wait()
        self.address = f"http://localhost:{self.port}"

    def become(self, rate, round_trip):
        self.rate, self.round_trip = rate, round_trip

    async def serve(self, is_open):
        server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        is_open.set()
        await server.serve_forever()

    async def connect(self, browser, to_browser):
        # A connection costs a round trip before anything can be asked.
        await asyncio.sleep(self.round_trip)
        house, to_house = await asyncio.open_connection("127.0.0.1", self.house_port)
        await asyncio.gather(self.carry("up", browser, to_house), self.carry("down", house, to_browser))

    async def carry(self, way, giver, taker):
        under_way = asyncio.Queue()
        sending = asyncio.create_task(self.deliver(under_way, taker))
        try:
            while data := await giver.read(1460):
                self.answered += len(data) * (way == "down")
                start = max(self.loop.time(), self.free_at.get(way, 0))
                self.free_at[way] = start + (len(data) / 1000 / self.rate if self.rate else 0)
                under_way.put_nowait((self.free_at[way] + self.round_trip / 2, data))
        except ConnectionError:
            pass
        under_way.put_nowait((self.loop.time(), b""))
        await sending

    async def deliver(self, under_way, taker):
        try:
            while True:
                moment, data = await under_way.get()
                await asyncio.sleep(max(0, moment - self.loop.time()))
                if not data:
                    break
                taker.write(data)
        except ConnectionError:
            pass
        taker.close()
