import { SpanStatusCode } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { startSpan } from '#server/platform/log/traces.ts';

const longestText = 500;

/** Records a statement that has run: its text has places for the parameters, and not them. */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const text = query.sql.replace(/\s+/g, ' ').trim();
  const span = startSpan(nameOf(text), {
    kind: 'CLIENT',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) },
    startTime: Date.now() - queryDurationMillis,
  });
  if (level === 'error') span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
}

/** The operation and its table, such as 'insert orders'. */
function nameOf(text: string): string {
  const table = /\b(?:from|into|update)\s+"?([a-z_.]+)/i.exec(text)?.[1];
  return [text.split(' ', 1)[0], table].filter(Boolean).join(' ').toLowerCase();
}
