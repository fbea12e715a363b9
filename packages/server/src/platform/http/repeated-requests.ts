import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from '#server/platform/cache/cached-response.ts';
import type { AnsweredRequest } from './answered-requests.ts';
import { findAmbiguousHeader } from './broken-requests.ts';

type SentResponse = {
  readonly answered: AnsweredRequest;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Whether what it was made of is unchanged. */
  isCurrent(): boolean;
};

type RepeatedRequests = {
  /** Answers what it can, and hands on the rest. */
  before(handle: RequestListener): RequestListener;
  /** Why the sender of a request that was handed on has none left. */
  refusalOf(request: IncomingMessage): Error | undefined;
  /** Keeps the response for requests that repeat this one. */
  remember(request: IncomingMessage, sent: SentResponse): void;
  /** Hands on every request from now on. */
  stop(): void;
};

type Options = {
  /** Rejects when the sender has no request left. */
  admit(request: IncomingMessage): Promise<void>;
  onAnswered(answered: AnsweredRequest, elapsedMs: number): void;
};

const maxAgeMs = 1_000;
const maxKeyLength = 2_000;
const maxBodyBytes = 1_000;
/** What an entry takes beside its key and body. */
const entryBytes = 2_000;

/**
 * Answers an anonymous request that repeats one of the last second, in all that the answer depends
 * on, with the bytes that one got: before it is parsed, routed, checked and handled. Only what has
 * passed through all of that can be repeated, and only while it is cached.
 */
export function openRepeatedRequests({ admit, onAnswered }: Options): RepeatedRequests {
  const remembered = new LRUCache<string, SentResponse>({
    ttl: maxAgeMs,
    ttlResolution: 0,
    max: 1_000,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ body }, key) => body.length + key.length + entryBytes,
  });
  /** The keys of requests that are being handled. */
  const keys = new WeakMap<IncomingMessage, string>();
  const refusals = new WeakMap<IncomingMessage, Error>();
  let isStopped = false;

  function find(request: IncomingMessage, body: string): SentResponse | undefined {
    const key = keyOf(request, body);
    const sent = remembered.get(key);
    if (sent?.isCurrent()) return sent;
    if (key.length <= maxKeyLength) keys.set(request, key);
    return undefined;
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
    handOn: () => void,
  ): Promise<void> {
    const startedAt = performance.now();
    const sent = find(request, body);
    if (!sent) return handOn();
    try {
      await admit(request);
    } catch (error) {
      refusals.set(request, error as Error);
      return handOn();
    }
    response.writeHead(sent.answered.status, sent.headers as string[]);
    response.end(sent.body);
    onAnswered(sent.answered, performance.now() - startedAt);
  }

  return {
    before: (handle) => (request, response) => {
      const handOn = () => handle(request, response);
      if (isStopped || !isRepeatable(request)) return handOn();
      const length = bodyLengthOf(request);
      if (length === 0) return void answer(request, response, '', handOn);
      request.once('readable', () => {
        const chunk = request.read() as Buffer | null;
        if (!chunk) return handOn();
        const handOnWhole = () => {
          request.unshift(chunk);
          handOn();
        };
        // The stream flows again after it has noticed, in the next tick, that this listener is gone.
        if (chunk.length < length) return process.nextTick(handOnWhole);
        void answer(request, response, chunk.toString('latin1'), () =>
          process.nextTick(handOnWhole),
        );
      });
    },
    refusalOf: (request) => refusals.get(request),
    remember(request, sent) {
      const key = keys.get(request);
      if (key !== undefined) remembered.set(key, sent);
    },
    stop() {
      isStopped = true;
    },
  };
}

const methods = new Set(['GET', 'POST', 'PUT']);

function isRepeatable(request: IncomingMessage): boolean {
  const { headers, method = '' } = request;
  return (
    methods.has(method) &&
    headers.authorization === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    bodyLengthOf(request) <= maxBodyBytes &&
    findAmbiguousHeader(request) === undefined
  );
}

const bodyLengthOf = ({ headers }: IncomingMessage): number =>
  Number(headers['content-length'] ?? 0);

/** All that a cached answer depends on: what it says in `vary`, and what is checked on the way to it. */
function keyOf({ method, url, headers }: IncomingMessage, body: string): string {
  const { origin = '', 'content-type': type = '', 'if-none-match': known = '' } = headers;
  return [method, url, acceptedEncoding(headers), origin, type, known, body].join('\n');
}
