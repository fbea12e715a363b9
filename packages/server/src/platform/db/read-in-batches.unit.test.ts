import { expect, test } from 'vitest';
import { readInBatches } from './read-in-batches.ts';

test.each([0, 1, 199, 200, 201, 400, 401])(
  '%i rows are each read once, in order',
  async (count) => {
    const all = Array.from({ length: count }, (_, index) => ({ id: String(index) }));
    const read: typeof all = [];
    const rows = readInBatches(async ({ afterId, limit }) => {
      const start = afterId === undefined ? 0 : Number(afterId) + 1;
      return all.slice(start, start + limit);
    });
    for await (const row of rows) read.push(row);
    expect(read).toEqual(all);
  },
);
