import { readFile } from 'node:fs/promises';
import { calls } from '@mathappu/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { jobs } from '#server/jobs.ts';
import { codOrder } from '#test/orders.ts';
import { customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

type Family = { name: string; help: string; type: string; samples: number; labels: Set<string> };
type Rule = { alert: string; expr: string; for: string; labels: object; annotations: Annotations };
type Annotations = { summary: string; runbook: string };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const read = (path: string) =>
  readFile(new URL(`../../../../${path}`, import.meta.url), { encoding: 'utf8' });

let testShop: TestShop;
let families: Map<string, Family>;
let rules: Rule[];
let dashboard: Dashboard;
let headings: Set<string>;

beforeAll(async () => {
  // Redis is not there: what counts is that its state is told.
  testShop = await openTestShop({ REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_SCALE: '1' });
  // Each label has a value: an order's job waits, something is kept, a limit refuses.
  const productId = await product(testShop, { stock: 5 });
  await codOrder(testShop, await customer(testShop), [{ productId, quantity: 1 }]);
  for (let uses = 0; uses <= 6; uses += 1)
    await testShop.shop.limits.use('orderMinute', 'somebody').catch(() => undefined);
  for (const _use of ['made', 'kept']) await testShop.shop.cache.get('page /', async () => 'page');
  families = parseMetrics((await testShop.app.inject('/metrics')).body);
  const { groups } = parse(await read('deploy/monitoring/alerts.yml')) as {
    groups: { rules: Rule[] }[];
  };
  rules = groups.flatMap((group) => group.rules);
  dashboard = JSON.parse(await read('deploy/monitoring/dashboard.json')) as Dashboard;
  headings = new Set(
    [...(await read('docs/runbook.md')).matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
});
afterAll(() => testShop.close());

/** https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
function parseMetrics(text: string): Map<string, Family> {
  const found = new Map<string, Family>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\w+) (.+)$/.exec(line) ?? [];
    if (kind === 'HELP')
      found.set(name, { name, help: rest, type: '', samples: 0, labels: new Set() });
    else if (kind === 'TYPE') Object.assign(found.get(name) ?? {}, { type: rest });
    else {
      const label = String.raw`\w+="(?:[^"\\\n]|\\.)*"`;
      const sample = new RegExp(String.raw`^(\w+)(?:\{${label}(?:,${label})*\})? \S+$`).exec(line);
      const family = found.get((sample?.[1] ?? '').replace(/_(bucket|sum|count)$/, ''));
      const own = found.get(sample?.[1] ?? '') ?? family;
      if (!own) throw new Error(`not in the format, or of no family: ${line}`);
      own.samples += 1;
      for (const [, each = ''] of line.matchAll(/(\w+)="/g)) own.labels.add(each);
    }
  }
  return found;
}

const ours = /^(shop|http|cache|rate_limit)_/;

test('each figure has a help, a type and a name by the conventions', () => {
  const own = [...families.values()].filter(({ name }) => ours.test(name));
  expect(own.length).toBeGreaterThan(14);
  for (const { name, help, type } of own) {
    expect(help, name).toMatch(/^[A-Z].{10,}/);
    expect(type, name).toMatch(/^(counter|gauge|histogram)$/);
    // https://prometheus.io/docs/practices/naming/
    expect(name.endsWith('_total'), name).toBe(type === 'counter');
    expect(name).not.toMatch(/_(ms|millis\w*|minutes|hours|days|kb|mb|percent)(_|$)/);
  }
  expect(families.get('shop_redis_up')?.samples).toBe(1);
  expect(families.get('shop_data_free_bytes')?.samples).toBe(1);
});

const functions =
  /\b(?:absent|sum|max|min|by|rate|increase|time|histogram_quantile|or|vector|offset)\b/g;

/** The metrics that an expression reads: what is left without selectors, labels and functions. */
const metricsIn = (expr: string): string[] =>
  expr
    .replace(/\{[^}]*\}|\[\w+\]|"[^"]*"|\bby \([^)]*\)/g, ' ')
    .replace(functions, ' ')
    .match(/[a-z_]\w+/g) ?? [];

test('rules and dashboard read figures that exist', () => {
  const known = (name: string) =>
    name === 'up' || families.has(name) || families.has(name.replace(/_(bucket|count|sum)$/, ''));
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const used = new Set(expressions.flatMap(metricsIn));
  expect([...used].filter((name) => !known(name))).toEqual([]);
  // And every figure of the shop is on the dashboard or wakes somebody.
  const shown = (name: string) => [...used].some((each) => each.startsWith(name));
  const own = [...families.keys()].filter((name) => ours.test(name) && name !== 'cache_entries');
  expect(own.filter((name) => !shown(name))).toEqual([]);
});

/** What Prometheus adds to each figure. */
const ofPrometheus = ['job', 'instance', 'le'];
const routes = () => Object.values(calls).map(([, path]) => `/api/v1${path}`);
const knownValues: Record<string, () => readonly string[]> = {
  job: () => ['mathappu'],
  status: () => ['200', '500', '502', '503'],
  route: routes,
  state: () => ['waiting', 'active', 'failed'],
  queue: () => jobs.map(({ name }) => name),
};

/** `a(b|c)` is `ab` and `ac`, so that each of them has to match something. */
function expand(pattern: string): string[] {
  const [whole, before = '', group = '', after = ''] =
    /^([^()]*)\(((?:[^()]|\([^()]*\))*)\)(.*)$/.exec(pattern) ?? [];
  if (whole === undefined) return pattern.split('|');
  const parts = group.replace(/\([^()]*\)/g, (inner) => inner.replaceAll('|', '\0')).split('|');
  return parts.flatMap((part) => expand(before + part.replaceAll('\0', '|') + after));
}

/** What an expression asks of labels that no figure has, or of values that none of them takes. */
function findUnknown(expr: string): string[] {
  const names = metricsIn(expr).map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  const labels = new Set([
    ...ofPrometheus,
    ...names.flatMap((name) => [...(families.get(name)?.labels ?? [])]),
  ]);
  const selectors = [...expr.matchAll(/(\w+)=(~?)"([^"]*)"/g)];
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, by = '']) => by.split(', '));
  const asked = [...grouped, ...selectors.map(([, label = '']) => label)];
  return [
    ...asked.filter((label) => !labels.has(label)),
    ...selectors.flatMap(([selector, label = '', isPattern, value = '']) => {
      const patterns = isPattern ? expand(value) : [value];
      const known = knownValues[label]?.() ?? [];
      const isTaken = (pattern: string) => known.some((each) => RegExp(`^${pattern}$`).test(each));
      return patterns.every(isTaken) ? [] : [selector];
    }),
  ];
}

test('rules and dashboard ask for labels and values that exist', () => {
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.flatMap(findUnknown)).toEqual([]);
  expect(findUnknown('sum by (queues) (shop_jobs{state="waits"})')).toEqual([
    'queues',
    'state="waits"',
  ]);
  expect(
    findUnknown(
      'http_request_duration_seconds_count{route=~"/api/v1/(order/(cash-on-delivery|cash)|quote/enquiry)"}',
    ),
  ).toHaveLength(1);
});

test('each alert waits a while, has a severity and names a page of the runbook', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, for: duration, labels, annotations } of rules) {
    expect(duration, alert).toMatch(/^\d+[mh]$/);
    expect(labels, alert).toEqual({ severity: expect.stringMatching(/^(page|ticket)$/) });
    const [file, heading = ''] = annotations.runbook.split('#');
    expect(file, alert).toBe('docs/runbook.md');
    expect([...headings], alert).toContain(heading);
  }
});
