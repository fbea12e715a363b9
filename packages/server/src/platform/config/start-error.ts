import { inspect } from 'node:util';

/** Something that whoever starts the shop can put right. */
export class StartError extends Error {}

/** A sentence is enough for a StartError; anything else is a bug and needs its stack. */
export const describeStartError = (error: unknown): string =>
  error instanceof StartError ? error.message : inspect(error);
