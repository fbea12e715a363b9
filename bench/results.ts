import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import type { Baseline } from './baseline.ts';
import { type Cost, type Depth, type Row, round } from './measure.ts';

const folder = new URL('results/', import.meta.url);

type Run = {
  readonly startedAt: string;
  readonly depth: Depth;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly loadAverage: { readonly before: number; readonly after: number };
  readonly rows: readonly Row[];
};

export const describeMachine = (database: string): Run['machine'] => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${release()}`,
  node: process.version,
  database,
});

/** The machine's load average of the last minute. */
export const loadAverage = (): number => Math.round((loadavg()[0] ?? 0) * 100) / 100;

/** What an answer of the shop took, and one of its limit. */
const costs: readonly [name: string, show: (cost: Cost) => string][] = [
  ['server µs', (cost) => round(cost.serverMicros)],
  ['database µs', (cost) => round(cost.databaseMicros)],
  ['statements', (cost) => cost.statements.toFixed(1)],
  ['buffers', (cost) => cost.buffers.toFixed(0)],
  ['bytes', (cost) => cost.bytes.toFixed(0)],
  ['a second', (cost) => round(cost.perSecond)],
];

export const describeRow = ({ what, measured, limit, ratio, reach }: Row): string =>
  `  ${what}: ${measured}, limit ${limit}: ${ratio} (${reach})`;

export function describeRun({ rows, machine, loadAverage: load, startedAt }: Run): string {
  const shown = rows.some((row) => row.costs) ? costs : [];
  const cells = [
    ['what', 'measured', 'limit', 'ratio', 'to reach', '', ...shown.map(([name]) => name)],
    ['---', '--:', '--:', '--:', '---', '---', ...shown.map(() => '--:')],
    ...rows.map((row) => [
      row.what,
      row.measured,
      row.limit,
      row.ratio,
      row.reach,
      row.isReached ? 'reached' : 'not reached',
      ...shown.map(([, show]) =>
        row.costs ? `${show(row.costs.measured)} · ${show(row.costs.limit)}` : '',
      ),
    ]),
  ];
  const table = cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
  return [
    `Run of ${startedAt} on ${machine.cores} cores of ${machine.processor}, ${machine.memoryGigabytes} GB, Node ${machine.node}, ${machine.database}. Load average before ${load.before}, after ${load.after}.`,
    '',
    table,
    '',
  ].join('\n');
}

/** Writes what a long test has measured, beside the runs of the table, and prints it. */
export async function keepReport(
  name: string,
  { database, measure }: { database: string; measure: () => Promise<readonly string[]> },
): Promise<void> {
  const startedAt = new Date().toISOString();
  const before = loadAverage();
  const lines = await measure();
  const { processor, cores, memoryGigabytes, node } = describeMachine(database);
  const head = `${name}: ${startedAt} on ${cores} cores of ${processor}, ${memoryGigabytes} GB, Node ${node}, ${database}. Load average before ${before}, after ${loadAverage()}.`;
  const text = `${head}\n\n${lines.join('\n')}\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${startedAt.replace(/[:.]/g, '-')}-${name}.md`, folder), text);
  console.log(text);
}

/** Writes a run as JSON and as a table. */
export function keepRun(run: Run): void {
  mkdirSync(folder, { recursive: true });
  const name = run.startedAt.replace(/[:.]/g, '-');
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(run, undefined, 2)}\n`);
  writeFileSync(new URL(`${name}.md`, folder), describeRun(run));
}

const baselineFile = new URL('baseline.json', folder);

export const readBaseline = (): Baseline | undefined =>
  existsSync(baselineFile)
    ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline)
    : undefined;

export const writeBaseline = (baseline: Baseline): void =>
  writeFileSync(baselineFile, `${JSON.stringify(baseline, undefined, 2)}\n`);
