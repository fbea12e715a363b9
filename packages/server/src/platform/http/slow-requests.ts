import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { maxUploadBytes } from '@mathappu/contract/limits';
import { AppError } from './app-error.ts';

export type RequestTimes = {
  /** Within which the whole of a request has to be there. */
  readonly requestMs: number;
  /** Within which something of an upload has to come, which may take as long as it does. */
  readonly standstillMs: number;
};

export const usualTimes: RequestTimes = { requestMs: 30_000, standstillMs: 30_000 };

const slowestBytesPerSecond = 50_000;

/** For the largest upload over a slow connection; Node ends whatever takes longer. */
export const longestRequestMs =
  Math.ceil(maxUploadBytes / slowestBytesPerSecond) * 1_000 + usualTimes.requestMs;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Ends requests whose body is not there in time, but for uploads that `readWhileItComes` reads.
 * @param answerTooSlow answers on the connection and closes it
 */
export function endSlowRequests(
  server: Server,
  { requestMs }: RequestTimes,
  answerTooSlow: (socket: Socket) => void,
): void {
  server.on('request', (request, response) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && !encoding) return;
    const end = () => {
      if (request.complete) return;
      if (response.headersSent) request.destroy();
      else answerTooSlow(request.socket);
    };
    const deadline = setTimeout(end, requestMs).unref();
    deadlines.set(request, deadline);
    request.once('close', () => clearTimeout(deadline));
  });
}

/** How often a standstill is looked for while it lasts: a process that was busy has read nothing. */
const looks = 10;

/**
 * Reads an upload as long as something of it comes.
 * @throws AppError requestTimeout when it stands still
 */
export async function readWhileItComes<T>(
  request: IncomingMessage,
  { standstillMs }: Pick<RequestTimes, 'standstillMs'>,
  read: () => Promise<T>,
): Promise<T> {
  clearTimeout(deadlines.get(request));
  const { promise: standstill, reject } = Promise.withResolvers<never>();
  let seen = request.socket.bytesRead;
  let still = 0;
  const watching = setInterval(() => {
    still = request.socket.bytesRead === seen ? still + 1 : 0;
    seen = request.socket.bytesRead;
    if (still >= looks) reject(new AppError('requestTimeout'));
  }, standstillMs / looks).unref();
  try {
    return await Promise.race([read(), standstill]);
  } finally {
    clearInterval(watching);
  }
}
