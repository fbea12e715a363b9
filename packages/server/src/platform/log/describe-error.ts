import { pino } from 'pino';

/** What reads like an email address; the folders of packages, such as node_modules/@fastify, do not. */
const emailAddress = /[^\s"'<>()[\]{},;:=/\\@]+@[^\s"'<>()[\]{},;:=/\\@]+/g;

export const hideAddresses = (text: string): string =>
  text.includes('@') ? text.replace(emailAddress, '[address]') : text;

/** What libraries say about an error that is never a value of a person. */
const toldFields = [
  'command',
  'responseCode',
  'syscall',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
] as const;

/**
 * What logs and failed jobs keep of an error: its type, message, stack and codes. Other fields may have
 * values of people, such as the recipients of a mail or the `detail` of a database error.
 */
export function describeError(thrown: unknown): Record<string, unknown> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { type, message, stack, ...fields } = pino.stdSerializers.err(error);
  const told = toldFields.flatMap((name) => (name in fields ? [[name, fields[name]]] : []));
  return {
    type,
    message: hideAddresses(message),
    stack: hideAddresses(stack),
    // By another name than that of the one-time codes, which the log hides.
    ...(fields.code !== undefined && { errorCode: fields.code }),
    ...Object.fromEntries(told),
  };
}
