import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { jobs } from '#server/jobs.ts';
import { checkSessions } from '#server/platform/db/check-sessions.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import {
  type OpenDatabase,
  openEmbeddedDatabase,
  openServerDatabase,
  usualConnectTimeoutMs,
} from '#server/platform/db/open-database.ts';
import { openJobQueue } from '#server/platform/jobs/job-queue.ts';
import { startPooler } from './processes/pooler.ts';
import { administer, serverUrl } from './storage/administer.ts';
// Before the first connection, since connections outlive the test file that opened them.
import './recorded-statements.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: string;
    /** The host and port of a PgBouncer before the server, with TEST_POOLER=1. */
    pooler: string | undefined;
  }
}

/** Migrates one database before all tests; each test shop then starts from a copy of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return process.env.TEST_ENGINE === 'postgres' ? prepareServer(project) : prepareEmbedded(project);
}

async function prepare(database: OpenDatabase): Promise<void> {
  await migrate(database);
  const queue = await openJobQueue(database, jobs, pino({ level: 'silent' }));
  await queue.stop();
  for (const statement of keepFirstRows) await sql.raw(statement).execute(database.db);
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const database = await openEmbeddedDatabase({});
  await prepare(database);
  if (database.engine !== 'pglite') throw new Error('not embedded');
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-test-'));
  const dump = join(folder, 'template.tar');
  writeFileSync(dump, Buffer.from(await (await database.pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('databaseTemplate', dump);
  project.provide('pooler', undefined);
  return () => rm(folder, { recursive: true, force: true });
}

async function prepareServer(project: TestProject): Promise<() => Promise<void>> {
  const name = `template_${process.pid}_${Date.now()}`;
  await administer(`create database ${name}`);
  const database = openServerDatabase(urlOf(name), { poolSize: 4, onError: () => undefined });
  await prepare(database);
  await database.close();
  project.provide('databaseTemplate', name);
  const pooler = process.env.TEST_POOLER ? await startPooler(serverUrl()) : undefined;
  project.provide('pooler', pooler && new URL(pooler.urlOf(serverUrl())).host);
  return async () => {
    await pooler?.stop();
    const { rows } = await administer(
      `select datname as name from pg_database where starts_with(datname, '${name}')`,
    );
    for (const copy of rows) await administer(`drop database ${copy.name} with (force)`);
  };
}

const idle: OpenDatabase[] = [];

/**
 * A database of its own for one test shop. Making one takes up to a second and emptying one a
 * twentieth, so those of closed shops are reused, with their connections.
 */
export async function openCopy(template: string): Promise<OpenDatabase> {
  const used = idle.pop();
  if (used) await empty(used);
  const database = used ?? (await openNew(template));
  const close = async () => {
    const isClosed = database.engine === 'pglite' && database.pglite.closed;
    if (!isClosed && !idle.includes(database)) idle.push(database);
  };
  return { ...database, close };
}

const openNew = (template: string): Promise<OpenDatabase> =>
  process.env.TEST_ENGINE === 'postgres'
    ? openServerCopy(template)
    : openEmbeddedDatabase({ dump: new Blob([readFileSync(template)]) });

let copies = 0;

async function openServerCopy(template: string): Promise<OpenDatabase> {
  copies += 1;
  const name = `${template}_${process.pid}_${copies}`;
  await administer(`create database ${name} template ${template}`);
  // Fifty buyers at once wait for each other longer where the machine is slow.
  const connectTimeoutMs = usualConnectTimeoutMs * Number(process.env.TEST_PATIENCE ?? 1);
  const options = { poolSize: 10, connectTimeoutMs, onError: () => undefined };
  const pooler = inject('pooler');
  if (!pooler) return openServerDatabase(urlOf(name), options);
  const pooled = Object.assign(new URL(urlOf(name)), { host: pooler }).href;
  const database = openServerDatabase(pooled, { ...options, directUrl: urlOf(name) });
  await checkSessions(database, true);
  return database;
}

/** A database without tables on the server of the tests, deleted at their end; returns its address. */
export async function createEmptyDatabase(template: string): Promise<string> {
  copies += 1;
  const name = `${template}_${process.pid}_${copies}`;
  await administer(`create database ${name}`);
  return urlOf(name);
}

const empty = (used: OpenDatabase): Promise<unknown> =>
  used.engine === 'pglite' ? used.pglite.exec(emptyTables) : administer(emptyTables, used.direct);

/** What the migrations write, as a test shop needs it after another has changed it. */
const keepFirstRows = ['create schema first_rows', 'create table first_rows.roles as table roles'];

/**
 * Deletes all rows, except those of the template, and begins each sequence anew. Truncating a table
 * makes new files for it and its indexes, which takes longer than deleting the few rows of a test.
 */
const emptyTables = `do $$
declare
  one regclass;
begin
  -- Neither triggers nor foreign keys, since all rows go.
  set local session_replication_role = replica;
  for one in
    select format('%I.%I', schemaname, tablename)::regclass from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'first_rows')
      and tablename not in ('applied_migrations', 'version', 'queue')
  loop
    if pg_relation_size(one) > 1000000 then execute format('truncate %s cascade', one);
    elsif pg_relation_size(one) > 0 then execute format('delete from %s', one);
    end if;
  end loop;
  insert into roles select * from first_rows.roles;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where last_value is not null;
end $$`;

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}
