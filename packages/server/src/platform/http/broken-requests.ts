import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no HTTP at all, or took too long to arrive, in the shop's own shape. */
export function answerBrokenRequest(
  headers: Readonly<Record<string, string>>,
): (error: Error & { code?: string }, socket: Socket) => void {
  const body = JSON.stringify({
    success: false,
    error: true,
    message: 'The request could not be read',
    data: null,
  });
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return ({ code = '' }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusLines[code] ?? '400 Bad Request';
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
      return new AppError('invalidInput', { message: `The header ${name} is given twice` });
    }
    seen.add(name);
  }
  return raw.httpVersion === '1.1' && !seen.has('host')
    ? new AppError('invalidInput', { message: 'The header host is missing' })
    : undefined;
}
