"""Makes `bakery_month.json`: what a bakery is asked for in a month, as a file that Orders takes.

45 customers, 30 products with their tax, 600 orders, some of which come again every week, and what was paid of them, seen
on the morning after the last was placed. By a fixed seed: run again, it makes the same.
"""

import datetime
import json
import pathlib
import random

# A Friday.
TODAY = datetime.date(2026, 11, 27)
DAYS, ORDERS = 30, 600
# How much is ordered on a day, from Monday on.
RHYTHM = [6, 7, 8, 10, 15, 18, 4]

# What is baked: its price, and what is said of it.
PRODUCTS = {
    "Barra": (1.1, "De trigo, del día"),
    "Barra rústica": (1.35, "De fermentación lenta, 250 g"),
    "Chapata": (1.25, "De corteza fina, 200 g"),
    "Mollete": (0.75, "Tierno, para tostar"),
    "Panecillo": (0.38, "De 60 g, para restaurantes"),
    "Panecillo sin sal": (0.4, "De 60 g"),
    "Pan de pueblo": (2.8, "Hogaza de un kilo, de masa madre"),
    "Hogaza de centeno": (3.9, "De 800 g, con un 70 % de centeno"),
    "Pan integral de espelta con semillas de calabaza, girasol y lino": (
        4.6, "De 700 g. Harina ecológica molida a piedra, masa madre propia y treinta horas de fermentación"),
    "Pan de molde": (3.4, "Cortado en 18 rebanadas"),
    "Pan de hamburguesa": (0.65, "De brioche, con sésamo"),
    "Pan de calabaza": (3.2, "Solo en otoño"),
    "Picos camperos": (2.1, "Bolsa de 250 g"),
    "Cruasán de mantequilla": (1.3, "Con mantequilla de Soria"),
    "Napolitana de chocolate": (1.45, "Recién hecha"),
    "Ensaimada": (1.6, "Individual, con azúcar glas"),
    "Palmera de chocolate": (1.9, "Grande"),
    "Suizo": (1.2, "Con azúcar por encima"),
    "Magdalenas": (3.6, "Bolsa de doce"),
    "Rosquillas de anís": (6, "Caja de medio kilo"),
    "Huesos de santo": (19.5, "Un kilo, surtidos"),
    "Buñuelos de viento": (18, "Un kilo: crema, nata, chocolate y cabello de ángel"),
    "Bizcocho de yogur": (8.5, "Para ocho"),
    "Empanada gallega": (14.5, "De atún, para seis"),
    "Empanadilla de atún": (1.95, "Individual"),
    "Hornazo": (16, "De lomo, chorizo y huevo"),
    "Tarta de queso": (22, "Entera, de ocho raciones"),
    "Ponche segoviano": (24.5, "De diez raciones, con mazapán tostado"),
    "Milhojas de crema y nata": (26, "De doce raciones"),
    "Tarta de cumpleaños con dedicatoria y fotografía en papel de azúcar": (
        38.5, "De quince raciones, con tres días de antelación; el bizcocho, de vainilla o de chocolate"),
}
OUT_OF_SEASON = "Pan de calabaza"
# What Spain taxes with 4 %: bread of flour, water, salt and yeast. All else that one eats, with 10.
PLAIN_BREAD = {
    "Barra", "Barra rústica", "Chapata", "Panecillo", "Panecillo sin sal", "Pan de pueblo", "Hogaza de centeno",
    "Pan integral de espelta con semillas de calabaza, girasol y lino"}

CUSTOMERS = {
    "café": [
        ("Bar Núñez", "Plaza del Azoguejo 3, 40001 Segovia",
         {"note": "Se deja en la puerta de atrás antes de las 7."}),
        ("Café Marimba", "Calle del Cronista 9, 40001 Segovia", {"email": "pedidos@marimba.example"}),
        ("La Churrería de Abajo", "Avenida del Acueducto 21, 40002 Segovia", {}),
        ("Cafetería de la Estación de Segovia-Guiomar", "Paseo de Campos de Castilla s/n, 40006 Segovia",
         {"email": "cafeteria.guiomar@estaciones.example", "note": "Abre a las 5.45."}),
        ("Ô Petit", "Calle Real 11, 40001 Segovia", {"phone": ""}),
        ("Cafetería Hontoria", "Polígono de Hontoria, calle del Gremio de los Segadores 4, 40195 Hontoria", {}),
    ],
    "restaurante": [
        ("Mesón de la Duquesa María Eugenia y Hermanos, S. L.", "Plaza Mayor 12, 40001 Segovia",
         {"email": "administracion@mesondeladuquesa.example", "note": "Paga a fin de mes, por transferencia."}),
        ("Casa Pepe", "Calle de Cervantes 6, 40001 Segovia", {}),
        ("Asador El Zaguán", "Calle de la Herrería 3, 40001 Segovia", {"email": "reservas@elzaguan.example"}),
        ("Restaurante Los Vencejos", "Plaza de Medina del Campo 2, 40001 Segovia", {}),
        ("Hotel Acueducto", "Avenida del Acueducto 1, 40001 Segovia",
         {"email": "compras@hotelacueducto.example", "note": "Preguntar en recepción por Amparo."}),
        ("Taberna López", "Calle de San Cristóbal 3, 40001 Segovia", {}),
    ],
    "escuela": [
        ("Asociación de Madres y Padres de Alumnos del Colegio Público Maestro Cantalejo",
         "Calle del Taray 2, entrada de proveedores por el callejón de la Alhóndiga, 40003 Segovia",
         {"email": "comedor@ampamaestrocantalejo.example",
          "note": "Sin sésamo y sin frutos secos: hay dos alumnos alérgicos."}),
        ("Escuela Infantil Garabatos", "Calle de Andrés Laguna 4, 40003 Segovia", {}),
        ("Residencia Los Sauces", "Carretera de Riaza 30, 40003 Segovia", {"email": "cocina@lossauces.example"}),
    ],
    "tienda": [
        ("Ultramarinos Eladia", "Calle Mayor 2, 40160 Torrecaballeros", {}),
        ("Cooperativa de Consumo La Semilla", "Calle de Velarde 7, 40001 Segovia", {"email": "hola@lasemilla.example"}),
        ("Frutería Los Hermanos", "Calle de Ezequiel González 22, 40002 Segovia", {}),
    ],
    "familia": [
        ("Ana García", "Calle Mayor 12, 40001 Segovia", {}),
        ("Ana García", "Calle del Roble 5, 40004 Segovia",
         {"email": "ana.garcia@correo.example", "note": "La del pan sin sal."}),
        ("Carmen Ortega", "Calle Real 45, 40001 Segovia", {}),
        ("María de los Desamparados Fernández-Villaverde y Gutiérrez de la Concha",
         "Paseo del Conde de Sepúlveda 43, escalera B, 5.º izquierda, 40006 Segovia",
         {"email": "desamparados.fernandez.villaverde@correo.example"}),
        ("Josep Maria Puigdomènech i Casanovas", "Calle de los Coches 8, 40002 Segovia", {}),
        ("Iñaki Etxeberria Goikoetxea", "Calle Larga 30, 40003 Segovia", {}),
        ("Xoán Outeiriño", "Calle de la Plata 17, 40005 Segovia", {"phone": "", "email": "xoan@correo.example"}),
        ("Lu Wei", "Calle de la Independencia 3, 40005 Segovia", {}),
        ("Familia Alonso-Quijano", "Camino de la Piedad 1, 40002 Segovia", {}),
        ("Pilar Sanz", "Calle de Santa Catalina 14, 40003 Segovia", {"note": "Llamar después de las cinco."}),
        ("Begoña Íñiguez", "Calle de Daoíz 20, 40001 Segovia", {}),
        ("Rafael Arranz", "Calle del Cerrillo 9, 40400 El Espinar", {}),
        ("Noelia Bermejo", "Calle de las Covachuelas 1, 40001 Segovia", {"email": "noelia@correo.example"}),
        ("Ö. Yıldız", "Calle de Gascos 40, 40003 Segovia", {"phone": "+49 151 00000154"}),
        ("Teresa Velasco", "Calle de José Zorrilla 102, 40002 Segovia", {}),
        ("Julián de Frutos", "Calle de los Almendros 6, 40161 Trescasas", {}),
        ("Mercedes Herrero", "Calle de Juan Bravo 60, 40001 Segovia", {}),
        ("David Antón", "Calle de Guadarrama 15, 40006 Segovia", {}),
        ("Sor Inmaculada (Monasterio de la Piedad)", "Calle del Torno 6, 40004 Segovia",
         {"note": "Se recoge en el torno."}),
        ("Peña La Albuera", "Calle de Ruiz de Alda 8, 40001 Segovia", {"phone": ""}),
        ("Gonzalo Municio", "Calle del Marqués de Mondéjar 2, 40001 Segovia", {}),
        ("Silvia Matesanz", "Calle del Obispo Quesada 5, 40006 Segovia", {"email": "silvia.matesanz@correo.example"}),
        ("Eusebio", "Plaza del Socorro 7, 40001 Segovia", {}),
        ("Club Deportivo El Pinar", "Avenida del Padre Claret 3, 40001 Segovia", {}),
        ("Marta y Luis", "Calle de Cantarranas 11, 40002 Segovia", {"note": "Boda en mayo."}),
        ("Concepción Llorente", "Calle de San Gabriel 4, 40002 Segovia", {}),
        ("Andrés Otero", "Calle de Fernández Ladreda 28, 40001 Segovia", {"note": "Se ha mudado a Valladolid."}),
    ],
}
MOVED_AWAY = "Andrés Otero"

CAKES = [name for name, (price, _) in PRODUCTS.items() if price >= 14]
LOAVES = [
    "Barra", "Barra rústica", "Pan de pueblo", "Hogaza de centeno", "Pan de molde", "Pan de calabaza", "Magdalenas",
    "Pan integral de espelta con semillas de calabaza, girasol y lino"]
SWEETS = ["Cruasán de mantequilla", "Napolitana de chocolate", "Ensaimada", "Palmera de chocolate", "Suizo"]
SMALL = ["Panecillo", "Panecillo sin sal"]
# What each orders: out of which products, how many of them, how much of each, and for how many days ahead.
HABITS = {
    "café": ([*SWEETS, "Barra", "Mollete", "Magdalenas"], (2, 5), (6, 40), [1, 1, 2, 3]),
    "restaurante": (
        [*SMALL, "Chapata", "Barra rústica", "Pan de pueblo", "Pan de hamburguesa"], (1, 4), (4, 90), [1, 2, 2, 3]),
    "escuela": ([*SMALL, "Barra", "Empanadilla de atún"], (2, 3), (20, 160), [1, 3, 4]),
    "tienda": ([*LOAVES, "Picos camperos", "Rosquillas de anís"], (3, 9), (3, 15), [1, 1, 2, 3]),
    "familia": (LOAVES + SWEETS, (1, 3), (1, 6), [1, 2, 3, 4, None, None]),
}
# By which ways each pays.
WAYS = {
    "café": ["transfer"], "restaurante": ["transfer"], "escuela": ["transfer"], "tienda": ["transfer", "cash"],
    "familia": ["cash", "cash", "card", "card", "bizum"]}
OFTEN = {"café": 7, "restaurante": 4, "escuela": 9, "tienda": 5, "familia": 1.6}
NOTES = [
    "Bien tostado.", "Cortado.", "En bolsas de dos.", "Lo recoge su hija.", "Sin azúcar glas.", "Avisar cuando esté.",
    "Antes de las 7.30, por favor.", "La dedicatoria: «Felicidades, Íñigo. Ocho años».",
    "Que no se junte con lo de frutos secos.", "La mitad sin sal.\nLa otra mitad, en caja aparte.",
    "Para la fiesta de fin de curso: si puede ser, en bandejas de cartón de veinte en veinte, sin plástico, con la "
    "etiqueta de los alérgenos en cada una y la cuenta dentro del sobre que dejamos la semana pasada.",
]
# Not everybody calls an order by its number.
CODES = {
    "Marta y Luis": "Boda M. y L., prueba", "Club Deportivo El Pinar": "CDP-24/3",
    "Teresa Velasco": "Comunión de Lucía (mesa dulce)"}


def known(kind, number):
    """The id of one thing of a kind."""
    return f"0199a000-{kind:04}-7000-8000-{number:012}"


def customers():
    made = []
    for kind, all_of_them in CUSTOMERS.items():
        for name, address, more in all_of_them:
            number = len(made) + 1
            phone = f"{'600' if kind == 'familia' else '921'} 000 1{number:02}"
            said = {"name": name, "address": address, "phone": phone, "email": "", "note": ""} | more
            made.append({"id": known(1, number)} | said | {"archived": name == MOVED_AWAY})
    return made


def products():
    return [
        {"id": known(2, number), "name": name, "price": f"{price:.2f}", "vat": vat_rate(name),
         "description": description, "archived": name == OUT_OF_SEASON}
        for number, (name, (price, description)) in enumerate(PRODUCTS.items(), start=1)]


def vat_rate(name):
    return "4" if name in PLAIN_BREAD else "10"


def state(kind, age, chance):
    """How far an order has come by the days that have passed since it was due. Whoever has an account pays later."""
    owed = 4 if kind == "familia" else 70
    if chance.random() < 0.04:
        return "cancelled"
    if age < 0:
        return chance.choices(["draft", "confirmed", "prepared"], [12, 83, 5])[0]
    if age == 0:
        return chance.choices(["confirmed", "prepared", "delivered"], [45, 40, 15])[0]
    if age <= 7:
        return chance.choices(["confirmed", "prepared", "delivered", "paid"], [2, 3, owed, 100 - owed])[0]
    return "delivered" if chance.random() < owed / 1000 else "paid"


def wanted(kind, chance):
    """Products with how many of each, and for how many days ahead; `None` for any day."""
    if kind == "familia" and chance.random() < 0.3:
        cakes = chance.sample(CAKES, chance.choice([1, 1, 2]))
        return [(name, 1) for name in cakes], chance.choice([2, 3, 4, 6, 9, 14])
    goods, some, many, ahead = HABITS[kind]
    return [(name, chance.randint(*many)) for name in chance.sample(goods, chance.randint(*some))], chance.choice(ahead)


def order(number, placed, everybody, chance):
    # A school is closed from Saturday on.
    often = [OFTEN[kind] * (kind != "escuela" or placed.weekday() < 4) for kind, _ in everybody]
    kind, customer = chance.choices(everybody, often)[0]
    goods, days = wanted(kind, chance)
    # Who names no day comes within three.
    due = placed + datetime.timedelta(days=days or 3)
    time = datetime.time(chance.randint(6, 18), chance.randrange(60), chance.randrange(60))
    made = {
        "id": known(3, number), "code": f"2026-{number:04}", "placed_at": f"{placed}T{time}Z",
        "customer_id": customer["id"], "customer_name": customer["name"],
        "state": state(kind, (TODAY - due).days, chance), "vat_pricing": "included"}
    if days:
        made["promised_on"] = str(due)
    if chance.random() < 0.12:
        made["note"] = chance.choice(NOTES)
    made["lines"] = [
        {"product_name": name, "quantity": quantity, "unit_price": f"{PRODUCTS[name][0]:.2f}", "vat_rate": vat_rate(name)}
        for name, quantity in goods]
    return made


def cents(order):
    return sum(line["quantity"] * round(float(line["unit_price"]) * 100) for line in order["lines"])


def payments(orders, chance):
    """A deposit of thirty per cent for what takes a cake and days; the rest of those that are paid, at most a day after theirs."""
    kinds = {name: kind for kind, some in CUSTOMERS.items() for name, *_ in some}
    made = []
    for order in orders:
        ways, total, left = WAYS[kinds[order["customer_name"]]], cents(order), cents(order)
        placed = datetime.date.fromisoformat(order["placed_at"][:10])
        promised = datetime.date.fromisoformat(order.get("promised_on", order["placed_at"][:10]))
        paid = []
        if order["state"] not in ["draft", "cancelled"] and any(line["product_name"] in CAKES for line in order["lines"]):
            paid.append((placed, 10 * round(total * 0.03)))
            left -= paid[0][1]
        if order["state"] == "paid":
            paid.append((min(max(promised, placed) + datetime.timedelta(days=chance.choice([0, 0, 1])), TODAY), left))
        for day, amount in paid:
            made.append({
                "id": known(4, len(made) + 1), "order_id": order["id"], "order": order["code"], "paid_on": str(day),
                "amount": f"{amount / 100:.2f}", "method": chance.choice(ways)})
    return made


def come_again(orders):
    """Of the bars' and the schools', what is promised and still to be made, once a customer."""
    weekly = {name for kind in ["café", "escuela"] for name, *_ in CUSTOMERS[kind]}
    ahead = {
        order["customer_name"]: order for order in orders
        if order["customer_name"] in weekly and order["state"] == "confirmed" and order.get("promised_on", "") > str(TODAY)}
    for order in ahead.values():
        order["weekly"] = True


def orders(chance):
    everybody = list(zip([kind for kind, some in CUSTOMERS.items() for _ in some], customers()))
    days = [TODAY - datetime.timedelta(days=ago) for ago in range(DAYS, 0, -1)]
    placed = sorted(chance.choices(days, [RHYTHM[day.weekday()] for day in days], k=ORDERS))
    made = [order(number, day, everybody, chance) for number, day in enumerate(placed, start=1)]
    for name, code in CODES.items():
        [each for each in made if each["customer_name"] == name][-1]["code"] = code
    return made


def main():
    placed = orders(random.Random(27))
    come_again(placed)
    lists = {
        "customers": customers(), "products": products(), "orders": placed, "payments": payments(placed, random.Random(28))}
    # A record a line, so that one sees what has changed.
    written = [
        f'"{name}": [\n' + ",\n".join(json.dumps(record, ensure_ascii=False) for record in records) + "\n]"
        for name, records in lists.items()]
    head = '{"format": "sobremesa-orders", "version": 1, "currency": "EUR",\n'
    pathlib.Path(__file__).with_name("bakery_month.json").write_text(head + ",\n".join(written) + "}\n")


if __name__ == "__main__":
    main()
