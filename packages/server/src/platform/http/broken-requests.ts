import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { PlainErrorCode } from '@mathappu/contract/errors';
import type { FastifyRequest } from 'fastify';
import { AppError, refusalOf } from './app-error.ts';

/** What Node's own refusals mean. */
const codes: Readonly<Record<string, PlainErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/** Answers what is no HTTP at all, or took too long to arrive, in the shop's own shape. */
export function answerBrokenRequest(
  headers: Readonly<Record<string, string>>,
): (error: Error & { code?: string }, socket: Socket) => void {
  return ({ code = '' }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const refusal = new AppError(codes[code] ?? 'unreadableRequest');
    const body = JSON.stringify(refusalOf(refusal));
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const status = `${refusal.status} ${STATUS_CODES[refusal.status]}`;
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
  };
}

const single = new Set(['authorization', 'content-type', 'host', 'idempotency-key']);

/**
 * Of a header given twice Node keeps the first, where a proxy may believe the last; without a host
 * the two may differ about whose request it is. Says what to refuse such a request with.
 */
export function findAmbiguousHeader({ raw }: FastifyRequest): AppError | undefined {
  const seen = new Set<string>();
  for (let index = 0; index < raw.rawHeaders.length; index += 2) {
    const name = raw.rawHeaders[index]?.toLowerCase() ?? '';
    if (!single.has(name)) continue;
    if (seen.has(name)) {
      return new AppError('headerTwice', { header: name });
    }
    seen.add(name);
  }
  return raw.httpVersion === '1.1' && !seen.has('host') ? new AppError('hostMissing') : undefined;
}
