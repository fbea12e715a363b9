import { type ColumnType, type Generated, type Kysely, sql, type Transaction } from 'kysely';
import type { Db } from '#server/platform/db/open-database.ts';

type Settings = ColumnType<unknown, string, string>;

export type SandboxTables = {
  'sandbox.orders': {
    id: string;
    amount: number;
    currency: string;
    receipt: string;
    status: 'created' | 'attempted' | 'paid';
    created_at: Generated<Date>;
  };
  'sandbox.payments': {
    id: string;
    order_id: string;
    status: 'failed' | 'authorized' | 'captured' | 'refunded';
    amount: number;
    currency: string;
    created_at: Generated<Date>;
  };
  'sandbox.refunds': {
    id: string;
    payment_id: string;
    idempotency_key: string | null;
    amount: number;
    created_at: Generated<Date>;
  };
  'sandbox.webhooks': {
    sequence: Generated<number>;
    event_id: string;
    type: string;
    body: string;
    state: Generated<'waiting' | 'delivered' | 'lost' | 'given up'>;
    deliver_at: Date;
    attempts: Generated<number>;
    last_status: number | null;
  };
  'sandbox.control': { id: number; settings: Settings };
};

export type SandboxDb = Kysely<SandboxTables>;
export type SandboxTx = Transaction<SandboxTables>;

const statements = [
  sql`create schema if not exists sandbox`,
  sql`create table if not exists sandbox.orders (
    id text primary key, amount bigint not null, currency text not null, receipt text not null,
    status text not null, created_at timestamptz not null default now())`,
  sql`create table if not exists sandbox.payments (
    id text primary key, order_id text not null references sandbox.orders (id),
    status text not null, amount bigint not null, currency text not null,
    created_at timestamptz not null default now())`,
  sql`create index if not exists payments_order_idx on sandbox.payments (order_id)`,
  sql`create table if not exists sandbox.refunds (
    id text primary key, payment_id text not null references sandbox.payments (id),
    idempotency_key text unique, amount bigint not null,
    created_at timestamptz not null default now())`,
  sql`create table if not exists sandbox.webhooks (
    sequence bigint generated always as identity primary key, event_id text not null,
    type text not null, body text not null, state text not null default 'waiting',
    deliver_at timestamptz not null, attempts integer not null default 0, last_status integer)`,
  sql`create index if not exists webhooks_waiting_idx on sandbox.webhooks (deliver_at, sequence)
    where state = 'waiting'`,
  sql`create table if not exists sandbox.control (
    id integer primary key check (id = 1), settings jsonb not null)`,
];

/**
 * The sandbox keeps its books in a schema of its own, so that they survive a restart. No migration
 * knows of it: in production it does not exist.
 */
export async function openSandboxTables(db: Db): Promise<SandboxDb> {
  await db.connection().execute(async (connection) => {
    // Two processes that start at once would trip over each other's half-made schema.
    await sql`select pg_advisory_lock(7202612)`.execute(connection);
    try {
      for (const statement of statements) await statement.execute(connection);
    } finally {
      await sql`select pg_advisory_unlock(7202612)`.execute(connection);
    }
  });
  return db as unknown as SandboxDb;
}
