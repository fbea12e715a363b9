import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Statement } from '../packages/server/test/recorded-statements.ts';

/** The statements that the shop sent, one list for each response, by client. */
export type SqlOrder = {
  readonly databaseUrl: string;
  readonly seconds: number;
  readonly clients: readonly {
    readonly answers: readonly (readonly Statement[])[];
    /** Ids, numbers and keys of the recorded response, which are generated again for each. */
    readonly fresh: readonly string[];
  }[];
};

export type SqlResult = { readonly answersPerSecond: number };

// The upper bound of a response from the database: its statements in a bare loop.
const [file = ''] = process.argv.slice(2);
const order = JSON.parse(readFileSync(file, 'utf8')) as SqlOrder;
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const end = performance.now() + order.seconds * 1000;
const counts = await Promise.all(order.clients.map(runClient));
const total = counts.reduce((sum, count) => sum + count, 0);
process.stdout.write(JSON.stringify({ answersPerSecond: total / order.seconds }));

async function runClient({ answers, fresh }: SqlOrder['clients'][number]): Promise<number> {
  const { hostname, port, username, password, pathname } = new URL(order.databaseUrl);
  const client = new pg.Client({
    host: hostname,
    port: Number(port),
    user: username,
    password: decodeURIComponent(password),
    database: pathname.slice(1),
    options: '-c timezone=UTC -c pg_trgm.word_similarity_threshold=0.4',
  });
  await client.connect();
  let done = 0;
  while (performance.now() < end) {
    const renamed = new Map(fresh.map((token) => [token, freshLike(token)]));
    for (const { text, values } of answers[done % answers.length] ?? []) {
      await client.query(
        text,
        values.map((value) => rename(value, renamed)),
      );
    }
    done += 1;
  }
  await client.end();
  return done;
}

function rename(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, renamed));
  if (typeof value !== 'string') return value;
  let text = value;
  for (const [token, other] of renamed) {
    if (text.includes(token)) text = text.replaceAll(token, other);
  }
  return text;
}

function freshLike(token: string): string {
  if (!token.startsWith('MP-')) return randomUUID();
  const digits = randomBytes(4).toString('hex').toUpperCase();
  return `MP-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
