import type { FastifyInstance } from 'fastify';
import type { Metric, Registry } from 'prom-client';
import { internalAddress } from './network-of.ts';

const name = 'http_request_duration_seconds';
const help = 'Time to answer, by route and status';
/** Seconds; what takes longer than the last counts in `+Inf` alone. */
const bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

type Labels = { readonly method: string; readonly route: string; readonly status: number };
type Durations = { readonly labels: Labels; readonly counts: number[]; sum: number; count: number };

/**
 * A histogram for Prometheus. The library's own looks up the labels of each value, which takes ten
 * times as long as to count it: https://prometheus.io/docs/concepts/metric_types/#histogram
 */
export function addRequestDurations(app: FastifyInstance, registry: Registry): void {
  const byLabels = new Map<string, Durations>();
  app.addHook(
    'onResponse',
    async ({ ip, method, routeOptions }, { statusCode: status, elapsedTime }) => {
      if (ip === internalAddress) return;
      const route = routeOptions.url ?? 'none';
      const key = `${method} ${route} ${status}`;
      const labels = { method, route, status };
      const durations = byLabels.get(key) ?? {
        labels,
        counts: bounds.map(() => 0),
        sum: 0,
        count: 0,
      };
      byLabels.set(key, durations);
      addTo(durations, elapsedTime / 1000);
    },
  );
  const get = async () => ({
    name,
    help,
    type: 'histogram',
    values: [...byLabels.values()].flatMap(toValues),
    aggregator: 'sum',
  });
  registry.registerMetric({ name, get } as unknown as Metric);
}

function addTo(durations: Durations, seconds: number): void {
  const place = bounds.findIndex((bound) => seconds <= bound);
  if (place >= 0) durations.counts[place] = (durations.counts[place] ?? 0) + 1;
  durations.sum += seconds;
  durations.count += 1;
}

/** The counts of the buckets add up. */
function toValues({ labels, counts, sum, count }: Durations): object[] {
  let upTo = 0;
  const buckets = bounds.map((le, place) => {
    upTo += counts[place] ?? 0;
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: upTo };
  });
  return [
    ...buckets,
    { metricName: `${name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ];
}
