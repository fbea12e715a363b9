const batchSize = 200;

type Batch = { afterId: string | undefined; limit: number };

/** Reads a list to its end while its rows are used, so that its length is not bounded by memory. */
export async function* readInBatches<T extends { id: string }>(
  list: (batch: Batch) => Promise<T[]>,
): AsyncGenerator<T> {
  let rows: T[] = [];
  do {
    rows = await list({ afterId: rows.at(-1)?.id, limit: batchSize });
    yield* rows;
  } while (rows.length === batchSize);
}
