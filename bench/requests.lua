-- Sends the requests of a file, one after the other; in each, {count} is replaced by a number that no
-- other request has, {signs} by signs that stand for it. Prints what was counted as JSON.
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

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"answers":%d,"microseconds":%d,"bytes":%d,"p50":%d,"p95":%d,"p99":%d,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), latency:percentile(95),
    latency:percentile(99), errors.status, errors.connect + errors.read + errors.write
  ))
end
