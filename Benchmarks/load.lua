-- Drives wrk: BENCH_REQUEST says what is asked for, a list (with or without the copy that the browser holds) or an order of
-- three lines. At the end one line of JSON with the latencies in milliseconds.
local kind = os.getenv("BENCH_REQUEST")
local space = os.getenv("BENCH_SPACE") or ""
local cookie = os.getenv("BENCH_COOKIE")
local etag = os.getenv("BENCH_ETAG")
local coding = os.getenv("BENCH_CODING")
local key = os.getenv("BENCH_KEY")
local customers, products = {}, {}

local thread_number = 0
function setup(thread)
  thread:set("number", thread_number)
  thread_number = thread_number + 1
end

local function read(name, into)
  for line in io.lines(os.getenv("BENCH_FOLDER") .. "/" .. name) do into[#into + 1] = line end
end

function init(args)
  math.randomseed(os.time() * 1000 + number)
  wrk.headers["Host"] = "localhost"
  if cookie then wrk.headers["Cookie"] = cookie end
  if key then wrk.headers["Authorization"] = "Bearer " .. key end
  if coding then wrk.headers["Accept-Encoding"] = coding end
  if etag then wrk.headers["If-None-Match"] = etag end
  if kind == "order" then
    wrk.headers["Sec-Fetch-Site"] = "same-origin"
    wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
    read("customers", customers)
    read("products", products)
  end
end

local start = os.time()
local moment = start * 1000
local orders = 0
local function id()
  moment = moment + 1
  local time = string.format("%012x", moment)
  return string.format("%s-%s-7%03x-%04x-%06x%06x", time:sub(1, 8), time:sub(9, 12), math.random(0, 0xfff),
    math.random(0x8000, 0xbfff), math.random(0, 0xffffff), math.random(0, 0xffffff))
end

local function order()
  local order = id()
  orders = orders + 1
  local body = { "operation=" .. id(), string.format("code=B%x-%d-%d", start, number, orders), "suggested=", "date=2026-11-21T10:30", "state=confirmed",
    "customer=" .. customers[math.random(#customers)] }
  for _ = 1, 3 do
    local line = id()
    body[#body + 1] = "line=" .. line
    body[#body + 1] = "product-" .. line .. "=" .. products[math.random(#products)]
    body[#body + 1] = "quantity-" .. line .. "=" .. math.random(1, 9)
    body[#body + 1] = "price-" .. line .. "=2.80"
  end
  return wrk.format("POST", space .. "/orders/orders/drafts/" .. order, nil, table.concat(body, "&"))
end

local plain
function request()
  if kind == "order" then return order() end
  plain = plain or wrk.format("GET", wrk.path)
  return plain
end

function done(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests": %d, "seconds": %f, "p50": %f, "p95": %f, "p99": %f, "failed": %d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(95) / 1e3,
    latency:percentile(99) / 1e3, errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
