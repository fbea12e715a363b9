import { inspect } from 'node:util';

/** Something that whoever starts the shop can put right. */
export class StartError extends Error {}

/**
 * What a server says that refuses a connection:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const refusedConnections = new Map([
  ['28P01', 'refuses the user or the password'],
  ['28000', 'refuses the user'],
  ['3D000', 'has no database of this name'],
]);

/** A sentence is enough for what whoever starts the shop can put right; anything else is a bug and needs its stack. */
export function describeStartError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const refused = refusedConnections.get((error as { code?: string } | undefined)?.code ?? '');
  if (!refused) return inspect(error);
  return `The settings are not right:\n  - DATABASE_URL: PostgreSQL ${refused} (${(error as Error).message})`;
}
