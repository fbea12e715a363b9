import type { FastifyInstance } from 'fastify';
import { listPendingMigrations } from '#server/platform/db/migrate.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from './app-error.ts';

/** `/healthz`: the process runs. `/readyz`: it is not stopping, and the database is reachable and migrated. */
export function addHealthRoutes(app: FastifyInstance, { db }: { db: Queryable }): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (isStopping) throw new AppError('unavailable');
    const pending = await listPendingMigrations(db);
    if (pending.length > 0) {
      throw new AppError('migrationsMissing', { migrations: pending.join(', ') });
    }
    return { status: 'ready' };
  });
}
