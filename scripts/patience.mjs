import { availableParallelism, loadavg } from 'node:os';

/** What `work` takes on a quiet core of an ordinary server, in milliseconds. */
const ORDINARY_MS = 150;

let measured;

/**
 * How much longer than an ordinary machine this one takes, 1 to 6: limits of tests are multiplied by
 * it, so that a slow or busy machine gets more time and the same results.
 */
export function measurePatience() {
  measured ??= Math.min(6, Math.max(1, slowness() * busyness()));
  return measured;
}

function slowness() {
  const began = performance.now();
  work();
  return (performance.now() - began) / ORDINARY_MS;
}

const busyness = () => Math.max(1, loadavg()[0] / availableParallelism());

/** Objects, strings and sorting, as programs use them. */
function work() {
  const rows = Array.from({ length: 100_000 }, (_, at) => ({
    at,
    name: `row ${(at * 7919) % 100_003}`,
  }));
  JSON.parse(JSON.stringify(rows)).sort((a, b) => (a.name < b.name ? -1 : 1));
}
