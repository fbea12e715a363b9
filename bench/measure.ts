/** What one answer takes: processor time of server and database in microseconds, and so on. */
export type Cost = {
  readonly serverMicros: number;
  readonly databaseMicros: number;
  readonly statements: number;
  /** Pages of the database that were touched, in memory or not. */
  readonly buffers: number;
  readonly bytes: number;
  readonly perSecond: number;
};

/** A row of the table: the measured value, its limit, and the target of their ratio. */
export type Row = {
  readonly what: string;
  readonly measured: string;
  readonly limit: string;
  readonly ratio: string;
  readonly reach: string;
  readonly isReached: boolean;
  /** What is to be reached, a ratio or a figure, in each round. */
  readonly rounds: readonly number[];
  /** How long a round of a comparison of answers lasted. */
  readonly seconds?: number;
  /** Of rows that compare answers, the medians of their rounds. */
  readonly costs?: { readonly measured: Cost; readonly limit: Cost };
};

/** Whether the target is a lower or an upper bound of the ratio. */
export type Reach = { readonly least: number } | { readonly most: number };

type Pair = { readonly measured: number; readonly limit: number };

export type Depth = {
  readonly rounds: number;
  readonly seconds: number;
  readonly orders: number;
  readonly users: number;
  readonly memoryMinutes: number;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

type Comparison = {
  readonly what: string;
  readonly unit: string;
  readonly rounds: number;
  readonly reach: Reach;
  measure(): Promise<number>;
  limit(): Promise<number>;
};

/** Measures limit and shop alternately, so that other load on the machine affects both. */
export async function compare({ rounds, measure, limit, ...row }: Comparison): Promise<Row> {
  const pairs = await inTurn(rounds, { measure, limit });
  return makeRow({ ...row, pairs, ratios: pairs.map((pair) => pair.measured / pair.limit) });
}

export async function inTurn<T>(
  rounds: number,
  run: { measure(): Promise<T>; limit(): Promise<T> },
): Promise<{ measured: T; limit: T }[]> {
  const pairs: { measured: T; limit: T }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const limit = await run.limit();
    pairs.push({ limit, measured: await run.measure() });
  }
  return pairs;
}

type Measured = {
  readonly what: string;
  readonly unit: string;
  readonly reach: Reach;
  readonly pairs: readonly Pair[];
  readonly ratios: readonly number[];
};

export function makeRow({ what, unit, reach, pairs, ratios }: Measured): Row {
  const ratio = median(ratios);
  const isLeast = 'least' in reach;
  const goal = isLeast ? reach.least : reach.most;
  const isShare = isLeast && goal <= 1;
  return {
    what,
    measured: `${round(median(pairs.map((pair) => pair.measured)))} ${unit}`,
    limit: `${round(median(pairs.map((pair) => pair.limit)))} ${unit}`,
    ratio: isShare ? `${Math.round(ratio * 100)} %` : `${ratio.toFixed(2)} ×`,
    reach: `${isLeast ? '≥' : '≤'} ${isShare ? `${goal * 100} %` : `${goal} ×`}`,
    isReached: isLeast ? ratio >= goal : ratio <= goal,
    rounds: ratios.map((value) => Math.round(value * 1000) / 1000),
  };
}

export const round = (value: number): string =>
  value >= 99.95 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
