import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { PlainErrorCode } from '@mathappu/contract/errors';
import { AppError, toRefusal } from './app-error.ts';

/** Node's own errors, by code. */
const codes: Readonly<Record<string, PlainErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/** Answers requests that are not HTTP, or that arrive too slowly, in the shop's own error shape. */
export function answerBrokenRequest(
  headers: Readonly<Record<string, string>>,
): (error: Error & { code?: string }, socket: Socket) => void {
  // An import of node:http would load Node's fetch with it, a tenth of the start:
  // https://github.com/nodejs/node/blob/v24.9.0/lib/http.js
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  return ({ code = '' }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const refusal = new AppError(codes[code] ?? 'unreadableRequest');
    const body = JSON.stringify(toRefusal(refusal));
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
 * Refuses a request that a proxy may read differently: of a repeated header Node uses the first and
 * a proxy perhaps the last; without a host the two may route it differently.
 * https://www.rfc-editor.org/rfc/rfc9112#section-11.2
 */
export function findAmbiguousHeader({
  rawHeaders,
  httpVersion,
}: IncomingMessage): AppError | undefined {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!single.has(name)) continue;
    if (seen.has(name)) {
      return new AppError('headerTwice', { header: name });
    }
    seen.add(name);
  }
  return httpVersion === '1.1' && !seen.has('host') ? new AppError('hostMissing') : undefined;
}
