import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { type AnyJob, defineJob, type OpenJobQueue, openJobQueue, TryLater } from './job-queue.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

type Run = (data: { kind: string }) => Promise<void>;

/** A queue of the test's own on the database of the shop, whose workers do not run. */
async function withQueue(
  run: Run,
  options: Partial<AnyJob<object>>,
  use: (queue: OpenJobQueue<object>) => Promise<void>,
  log = pino({ level: 'silent' }),
): Promise<void> {
  const job = defineJob({
    name: 'order-mail',
    retryLimit: 0,
    retryDelay: 1,
    ...options,
    run: (_parts: object, data) => run(data),
  });
  const queue = await openJobQueue(testShop.database, [job], log);
  try {
    await use(queue);
  } finally {
    await queue.stop();
  }
}

const enqueue = (queue: OpenJobQueue<object>, kinds: readonly string[]) =>
  testShop.database.db.transaction().execute(async (tx) => {
    for (const kind of kinds) await queue.enqueue(tx, 'order-mail', { kind } as never);
  });

async function statesOf(kinds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = 'order-mail' and data ->> 'kind' in (${sql.join(kinds)})
    order by data ->> 'kind'`.execute(testShop.database.db);
  return rows.map(({ state }) => state);
}

test('ten jobs of a queue run at a time', async () => {
  const kinds = Array.from({ length: 30 }, (_, n) => `parallel ${n}`);
  let running = 0;
  let most = 0;
  const tenth = Promise.withResolvers<void>();
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    if (running === 10) tenth.resolve();
    await tenth.promise;
    running -= 1;
  };
  await withQueue(run, { concurrency: 10 }, async (queue) => {
    await enqueue(queue, kinds);
    await queue.work({});
    await expect
      .poll(() => statesOf(kinds), { timeout: 20_000 })
      .toEqual(kinds.map(() => 'completed'));
    expect(most).toBe(10);
  });
});

test('a job is completed while others of its batch still run, and one that fails fails alone', async () => {
  const kinds = ['a done', 'b fails', 'c slow'];
  const release = Promise.withResolvers<void>();
  const run: Run = async ({ kind }) => {
    if (kind === 'b fails') throw new Error('Refused by the test');
    if (kind === 'c slow') await release.promise;
  };
  await withQueue(run, { concurrency: 5 }, async (queue) => {
    await enqueue(queue, kinds);
    await queue.work({});
    await expect
      .poll(() => statesOf(kinds), { timeout: 20_000 })
      .toEqual(['completed', 'active', 'active']);
    release.resolve();
    await expect
      .poll(() => statesOf(kinds), { timeout: 20_000 })
      .toEqual(['completed', 'failed', 'completed']);
  });
  const { rows } = await sql`
    select output ->> 'message' as message from pgboss.job
    where data ->> 'kind' = 'b fails'`.execute(testShop.database.db);
  expect(rows).toEqual([{ message: 'Refused by the test' }]);
});

test('a group whose jobs are slow leaves room for others', async () => {
  const slow = Array.from({ length: 20 }, (_, n) => `slow ${n}`);
  const release = Promise.withResolvers<void>();
  let waiting = 0;
  const run: Run = async ({ kind }) => {
    if (!kind.startsWith('slow')) return;
    waiting += 1;
    await release.promise;
  };
  const groupOf = ({ kind }: { kind: string }) => kind.split(' ')[0] ?? '';
  await withQueue(run, { concurrency: 20, groupOf }, async (queue) => {
    await enqueue(queue, slow);
    await queue.work({});
    await expect.poll(() => waiting, { timeout: 20_000 }).toBe(4);
    await enqueue(queue, ['quick']);
    await expect.poll(() => statesOf(['quick']), { timeout: 20_000 }).toEqual(['completed']);
    expect(waiting).toBe(4);
    release.resolve();
    await expect
      .poll(() => statesOf(slow), { timeout: 20_000 })
      .toEqual(slow.map(() => 'completed'));
  });
});

test('a job that is to be tried later is no error in the log', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const run: Run = ({ kind }) =>
    Promise.reject(kind === 'later' ? new TryLater('busy') : new Error('x'));
  await withQueue(
    run,
    {},
    async (queue) => {
      await enqueue(queue, ['broken', 'later']);
      await queue.work({});
      await expect
        .poll(() => statesOf(['broken', 'later']), { timeout: 20_000 })
        .toEqual(['failed', 'failed']);
    },
    log,
  );
  const told = lines.map((line) => JSON.parse(line)).filter(({ job }) => job);
  expect(told.map(({ level, msg }) => `${level} ${msg}`).sort()).toEqual([
    '30 job waits',
    '50 job failed',
  ]);
});

test('what is kept of a job that failed names no recipient', async () => {
  const run = () =>
    Promise.reject(
      Object.assign(new Error('550 <arun@mail.example>: unknown'), {
        rejected: ['arun@mail.example'],
      }),
    );
  await withQueue(run, {}, async (queue) => {
    await enqueue(queue, ['refused']);
    await queue.work({});
    await expect.poll(() => statesOf(['refused']), { timeout: 20_000 }).toEqual(['failed']);
  });
  const { rows } = await sql<{ output: { message: string } }>`
    select output from pgboss.job where data ->> 'kind' = 'refused'`.execute(testShop.database.db);
  expect(rows[0]?.output.message).toBe('550 <[address]>: unknown');
  expect(JSON.stringify(rows)).not.toContain('arun');
});

test('the options of a queue that exists follow the code', async () => {
  const nothing = () => Promise.resolve();
  for (const [retryLimit, isKeptWhenFailed] of [
    [3, false],
    [9, true],
  ] as const) {
    await withQueue(nothing, { retryLimit, isKeptWhenFailed }, async ({ boss }) => {
      expect(await boss.getQueue('order-mail')).toMatchObject({
        retryLimit,
        retryDelayMax: 3_600,
        heartbeatSeconds: 10,
        deleteAfterSeconds: isKeptWhenFailed ? 0 : 7 * 86_400,
      });
    });
  }
});

test('a job of a process that died runs again', async () => {
  const kinds = ['orphan'];
  let runs = 0;
  const run = async () => {
    runs += 1;
  };
  await withQueue(run, { retryLimit: 1, concurrency: 5 }, async (queue) => {
    await enqueue(queue, kinds);
    // The process that fetches it dies: nothing keeps its heart beating.
    await queue.boss.fetch('order-mail');
    await sql`update pgboss.job set heartbeat_on = now() - interval '16 seconds'
      where data ->> 'kind' = 'orphan'`.execute(testShop.database.db);
    // Any queue on this database may have supervised it a moment ago, or be about to.
    const supervise = async () => {
      await sql`update pgboss.queue set monitor_on = null`.execute(testShop.database.db);
      await queue.boss.supervise('order-mail');
      return statesOf(kinds);
    };
    await expect.poll(supervise, { timeout: 20_000 }).toEqual(['retry']);
    await queue.work({});
    await expect.poll(() => statesOf(kinds), { timeout: 20_000 }).toEqual(['completed']);
    expect(runs).toBe(1);
  });
});
