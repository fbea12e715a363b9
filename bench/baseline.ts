import type { Cost, Row } from './measure.ts';

/** What an answer took when the baseline was kept. */
type Kept = {
  /** Processor time of server and database, as a multiple of that of its limit in the same run. */
  readonly processorTime: number;
  readonly statements: number;
};

/** The rows of each part, by what they measure. */
export type Baseline = Readonly<Record<string, Readonly<Record<string, Kept>>>>;
export type MeasuredParts = Readonly<Record<string, readonly Row[]>>;

const mostMoreTime = 0.1;

/**
 * What is worse than it was: a tenth more processor time or a statement more, and rows that are
 * gone. Parts that were not measured are not compared.
 */
export function findWorse(baseline: Baseline, measured: MeasuredParts): string[] {
  return Object.entries(measured).flatMap(([part, rows]) => {
    const now = keptOf(rows);
    return Object.entries(baseline[part] ?? {}).flatMap(([what, before]) => {
      const after = now[what];
      return after
        ? worsened(before, after).map((how) => `${what}: ${how}`)
        : [`${what}: not measured any more`];
    });
  });
}

/** The rows that no baseline has yet. */
export const findNew = (baseline: Baseline, measured: MeasuredParts): string[] =>
  Object.entries(measured).flatMap(([part, rows]) =>
    Object.keys(keptOf(rows)).filter((what) => !baseline[part]?.[what]),
  );

/** The baseline with the parts that were measured in place of theirs before. */
export const keep = (baseline: Baseline, measured: MeasuredParts): Baseline => ({
  ...baseline,
  ...Object.fromEntries(
    Object.entries(measured)
      .map(([part, rows]) => [part, keptOf(rows)] as const)
      .filter(([, kept]) => Object.keys(kept).length > 0),
  ),
});

function worsened(before: Kept, after: Kept): string[] {
  const more = after.processorTime / before.processorTime - 1;
  return [
    ...(more > mostMoreTime
      ? [
          `${Math.round(more * 100)} % more processor time: ${after.processorTime} times that of its limit, where it was ${before.processorTime}`,
        ]
      : []),
    ...(Math.round(after.statements) > Math.round(before.statements)
      ? [`${after.statements} statements, where it was ${before.statements}`]
      : []),
  ];
}

const keptOf = (rows: readonly Row[]): Record<string, Kept> =>
  Object.fromEntries(
    rows.flatMap(({ what, costs }) => {
      if (!costs) return [];
      const { measured, limit } = costs;
      const processorTime = Math.round((microsOf(measured) / microsOf(limit)) * 1_000) / 1_000;
      return [[what, { processorTime, statements: measured.statements }]];
    }),
  );

export const microsOf = ({ serverMicros, databaseMicros }: Cost): number =>
  serverMicros + databaseMicros;
