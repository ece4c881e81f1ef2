"""Makes `household_month.json`: forty trips of a household in a month, by a fixed seed. Run again, it makes the same."""

import datetime
import json
import pathlib
import random

FIRST = datetime.date(2026, 10, 1)
TRIPS = 40
# What somebody buys, how much at a time, and what one of it costs.
GOODS = [
    ("leche", "6 l", 0.92), ("pan", "", 1.2), ("huevos", "1 docena", 2.6), ("tomates", "2 kg", 2.35), ("cebollas", "1 kg", 1.45),
    ("patatas", "3 kg", 1.25), ("manzanas", "1,5 kg", 2.1), ("plátanos", "1 kg", 1.89), ("naranjas", "2 kg", 1.75),
    ("lechuga", "", 1.1), ("zanahorias", "1 kg", 0.99), ("ajos", "", 1.3), ("pollo", "1,5 kg", 4.6), ("ternera", "500 g", 8.4),
    ("merluza", "600 g", 9.8), ("atún", "3 latas", 1.15), ("arroz", "1 kg", 1.6), ("macarrones", "500 g", 1.05),
    ("lentejas", "1 kg", 2.2), ("garbanzos", "1 kg", 2.1), ("aceite de oliva", "", 8.95), ("sal", "", 0.55), ("azúcar", "1 kg", 1.4),
    ("café", "2 paquetes", 3.95), ("galletas", "", 1.75), ("cereales", "", 2.6), ("mantequilla", "", 2.3), ("yogures", "8 uds", 0.3),
    ("queso", "500 g", 6.5), ("jamón", "200 g", 4.8), ("cervezas", "6 latas", 0.72), ("vino tinto", "2 botellas", 4.95),
    ("agua", "6 botellas", 0.45), ("papel higiénico", "", 4.2), ("detergente", "", 6.99), ("champú", "", 3.5),
    ("gel de baño", "", 2.4), ("pañales", "", 11.9), ("pienso para perros", "", 14.5), ("helado", "", 3.8),
]
SHOPS = [("Mercadona", 1.0), ("Lidl", 0.94), ("Mercado de abastos", 1.08), ("Panadería Sol", 1.15)]


def amount(value):
    return f"{value:.2f}".replace(".", ",")


def trip(number, chance):
    shop, level = SHOPS[chance.choices(range(4), [5, 3, 2, 3])[0]]
    if shop == "Panadería Sol":
        bought = [GOODS[1], GOODS[24]][: chance.randint(1, 2)]
    else:
        bought = chance.sample(GOODS, chance.randint(22, 36) if number % 8 == 0 else chance.randint(2, 7))
    lines, sum_known = [], 0
    for name, quantity, price in bought:
        cost = round(price * level * chance.uniform(0.96, 1.06), 2)
        is_priced = chance.random() < 0.85
        sum_known += cost if is_priced else 0
        lines.append(" ".join(filter(None, [quantity, name, amount(cost) if is_priced else ""])))
    day = FIRST + datetime.timedelta(days=number * 30 // TRIPS)
    return {"day": day.isoformat(), "shop": shop, "paid": amount(sum_known + 2.4), "lines": lines}


def main():
    chance = random.Random(22)
    month = {"list": "Casa", "trips": [trip(number, chance) for number in range(TRIPS)],
             "open": [" ".join(filter(None, [quantity, name])) for name, quantity, _ in chance.sample(GOODS, 36)]}
    place = pathlib.Path(__file__).with_name("household_month.json")
    place.write_text(json.dumps(month, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
