import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

type Family = { name: string; help: string; type: string; samples: number };
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
  testShop = await openTestShop({ REDIS_URL: 'redis://127.0.0.1:1' });
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
    if (kind === 'HELP') found.set(name, { name, help: rest, type: '', samples: 0 });
    else if (kind === 'TYPE') Object.assign(found.get(name) ?? {}, { type: rest });
    else {
      const label = String.raw`\w+="(?:[^"\\\n]|\\.)*"`;
      const sample = new RegExp(String.raw`^(\w+)(?:\{${label}(?:,${label})*\})? \S+$`).exec(line);
      const family = found.get((sample?.[1] ?? '').replace(/_(bucket|sum|count)$/, ''));
      const own = found.get(sample?.[1] ?? '') ?? family;
      if (!own) throw new Error(`not in the format, or of no family: ${line}`);
      own.samples += 1;
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

const functions = /\b(?:sum|max|min|by|rate|increase|time|histogram_quantile)\b/g;

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
