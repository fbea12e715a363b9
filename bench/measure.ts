/** A row of the table: the measured value, its limit, and the target of their ratio. */
export type Row = {
  readonly what: string;
  readonly measured: string;
  readonly limit: string;
  readonly ratio: string;
  readonly reach: string;
  readonly isReached: boolean;
  /** The ratio of each round, whose median is the row's. */
  readonly rounds: readonly number[];
};

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
  /** Whether the target is a lower or an upper bound of the ratio. */
  readonly reach: { readonly least: number } | { readonly most: number };
  measure(): Promise<number>;
  limit(): Promise<number>;
};

/** Measures limit and shop alternately, so that other load on the machine affects both. */
export async function compare({ what, unit, rounds, reach, ...run }: Comparison): Promise<Row> {
  const pairs: { measured: number; limit: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const limit = await run.limit();
    pairs.push({ limit, measured: await run.measure() });
  }
  const ratios = pairs.map(({ measured, limit }) => measured / limit);
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

const round = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
