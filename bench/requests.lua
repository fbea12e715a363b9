-- Sends the requests of a file, one after the other; in each, {count} is replaced by a number that no
-- other request has, {signs} by signs that stand for it. With PER_SECOND in the environment each is
-- sent when its time has come, once a connection is free. Prints what was counted as JSON.
local requests, at, count = {}, 0, 0
local signs = { ['0'] = ',', ['1'] = '.', ['2'] = ';', ['3'] = ':', ['4'] = '!', ['5'] = '?', ['6'] = '(', ['7'] = ')' }

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  for text in file:read('*a'):gmatch('%Z+') do requests[#requests + 1] = text end
  file:close()
  count = tonumber(args[2])
end

function request()
  at = at % #requests + 1
  count = count + 1
  local text = requests[at]
  if not text:find('{', 1, true) then return text end
  return (text:gsub('{count}', count):gsub('{signs}', (string.format('%07o', count - 1000000):gsub('%d', signs))))
end

local perSecond = tonumber(os.getenv('PER_SECOND'))
if perSecond then
  local ffi = require('ffi')
  ffi.cdef('typedef struct { long s; long ns; } moment; int clock_gettime(int clock, moment *now);')
  local now, monotonic = ffi.new('moment'), 1
  local function milliseconds()
    ffi.C.clock_gettime(monotonic, now)
    return tonumber(now.s) * 1000 + tonumber(now.ns) / 1e6
  end
  local started, taken = nil, 0

  -- Milliseconds until the connection that asks for a request may send it.
  function delay()
    started = started or milliseconds()
    taken = taken + 1
    return math.max(0, math.floor(started + (taken - 1) * 1000 / perSecond - milliseconds()))
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"answers":%d,"microseconds":%d,"bytes":%d,"p50":%d,"p95":%d,"p99":%d,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), latency:percentile(95),
    latency:percentile(99), errors.status, errors.connect + errors.read + errors.write
  ))
end
