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
 * What is worse than it was: a tenth more processor time or a statement more, rows that are gone,
 * and parts that no baseline has. Parts that were not measured are not compared.
 */
export function findWorse(baseline: Baseline, measured: MeasuredParts): string[] {
  return partsOf(measured).flatMap(([part, now]) => {
    const kept = baseline[part];
    if (!kept) return [`${part}: not in the baseline, keep one first`];
    return Object.entries(kept).flatMap(([what, before]) => {
      const after = now[what];
      return after
        ? worsened(before, after).map((how) => `${what}: ${how}`)
        : [`${what}: not measured any more`];
    });
  });
}

/** The rows that a part of the baseline does not have yet. */
export const findNew = (baseline: Baseline, measured: MeasuredParts): string[] =>
  partsOf(measured).flatMap(([part, now]) => {
    const kept = baseline[part];
    return kept ? Object.keys(now).filter((what) => !kept[what]) : [];
  });

/** The baseline with the parts that were measured in place of theirs before. */
export const keep = (baseline: Baseline, measured: MeasuredParts): Baseline => ({
  ...baseline,
  ...Object.fromEntries(partsOf(measured)),
});

/** The parts with rows whose processor time is measured; what other shops take is not ours to keep. */
const partsOf = (measured: MeasuredParts) =>
  Object.entries(measured)
    .filter(([part]) => part !== 'peers')
    .map(([part, rows]) => [part, keptOf(rows)] as const)
    .filter(([, kept]) => Object.keys(kept).length > 0);

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
      const processorTime = microsOf(measured) / microsOf(limit);
      const { statements } = measured;
      return [[what, { processorTime: Number(processorTime.toPrecision(4)), statements }]];
    }),
  );

export const microsOf = ({ serverMicros, databaseMicros }: Cost): number =>
  serverMicros + databaseMicros;
