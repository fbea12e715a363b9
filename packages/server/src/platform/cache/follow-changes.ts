import pg from 'pg';
import type { Logger } from 'pino';
import type { OpenDatabase } from '#server/platform/db/open-database.ts';

const channel = 'cache_tag';
const retryMs = 1_000;
/** A connection that hangs is noticed by its next heartbeat. */
const twoSeconds = 2_000;

/** The kind of process: it answers requests, runs only jobs, or is a command. */
export type Program = 'shop' | 'worker' | 'command';

/** The application_name of the connection that listens, of which each process has one. */
const listenerOf = (program: Program): string => `mathappu ${program}`;

type Manner = { readonly program: Program; readonly beatMs: number };

export type Following = {
  /** Resolves when everything that was committed before has been told; rejects without a connection. */
  catchUp(): Promise<void>;
  /** When the connection last answered, by the clock of `performance.now()`. */
  heardAt(): number;
  close(): Promise<void>;
};

type Follower = {
  /** Something was changed, by the word that its trigger sends. */
  onChange(what: string): void;
  /** Changes may have been missed. */
  onMissed(): void;
};

/**
 * Tells of changes that the database notifies of, whichever process made them: triggers send a word with
 * the commit. While the listening connection is lost, nothing is told; `onMissed` is called when it is back.
 * https://www.postgresql.org/docs/current/sql-notify.html
 */
export async function followChanges(
  database: OpenDatabase,
  follower: Follower,
  log: Logger,
  { program = 'command', beatMs = twoSeconds }: Partial<Manner> = {},
): Promise<Following> {
  if (database.engine === 'pglite') {
    const { pglite } = database;
    const stop = await pglite.listen(channel, (what) => follower.onChange(what));
    return {
      catchUp: async () => void (await pglite.query('select')),
      heardAt: () => (pglite.closed ? Number.NEGATIVE_INFINITY : performance.now()),
      close: async () => (pglite.closed ? undefined : stop()),
    };
  }
  return followServer(database.direct, follower, { log, program, beatMs });
}

/** How many processes of these programs have the shop open, this one included. */
export async function countProcesses(
  database: OpenDatabase,
  programs: readonly Program[],
): Promise<number> {
  if (database.engine === 'pglite') return 1;
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) as count from pg_stat_activity
     where datname = current_database() and application_name = any($1)`,
    [programs.map(listenerOf)],
  );
  return rows[0]?.count ?? 1;
}

async function followServer(
  settings: pg.ClientConfig,
  follower: Follower,
  { log, program, beatMs }: Manner & { log: Logger },
): Promise<Following> {
  let isClosed = false;
  let isListening = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let beats: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const application_name = listenerOf(program);
    const next = new pg.Client({ ...settings, application_name, keepAlive: true });
    client = next;
    next.on('notification', ({ payload }) => payload && follower.onChange(payload));
    next.on('error', (error) => log.warn({ err: error }, 'cache: connection lost'));
    next.on('end', () => {
      isListening = false;
      clearInterval(beats);
      if (!isClosed) retry = setTimeout(() => void connect(), retryMs);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      isListening = true;
      heardAt = performance.now();
      follower.onMissed();
      beats = setInterval(() => void beat(next), beatMs).unref();
    } catch (error) {
      log.warn({ err: error }, 'cache: cannot listen');
      // A client whose connection failed may or may not emit 'end'; there is one retry in both cases.
      next.removeAllListeners('end');
      await next.end().catch(() => undefined);
      if (!isClosed) retry = setTimeout(() => void connect(), retryMs);
    }
  }

  /** Notifications come before the answer to what was asked after them. */
  async function ask(listening: pg.Client): Promise<void> {
    const askedAt = performance.now();
    await listening.query('select');
    heardAt = Math.max(heardAt, askedAt);
  }

  async function beat(listening: pg.Client): Promise<void> {
    try {
      await ask(listening);
    } catch (error) {
      log.warn({ err: error }, 'cache: connection hangs');
      clearInterval(beats);
      // `end` would wait for an answer that does not come.
      listening.connection.stream.destroy();
    }
  }

  await connect();
  return {
    async catchUp() {
      if (!client || !isListening) throw new Error('not listening');
      await ask(client);
    },
    heardAt: () => heardAt,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(beats);
      await client?.end().catch(() => undefined);
    },
  };
}
