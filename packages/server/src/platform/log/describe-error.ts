import { pino } from 'pino';

/** Matches email addresses, but not folders of packages such as node_modules/@fastify. */
const emailAddress = /[^\s"'<>()[\]{},;:=/\\@]+@[^\s"'<>()[\]{},;:=/\\@]+/g;

export const hideAddresses = (text: string): string =>
  text.includes('@') ? text.replace(emailAddress, '[address]') : text;

/** Fields of errors in which libraries never put personal data. */
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
 * The parts of an error that logs and failed jobs keep: type, message, stack and codes. Other
 * fields may hold personal data, such as the recipients of a mail or the `detail` of a database
 * error.
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
