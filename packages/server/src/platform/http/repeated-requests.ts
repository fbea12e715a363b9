import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from '#server/platform/cache/cached-response.ts';
import { findAmbiguousHeader } from './broken-requests.ts';

type SentResponse = {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Whether what it was made of is unchanged. */
  isCurrent(): boolean;
  /** Counts that it was sent again. */
  count(elapsedMs: number): void;
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

/** The head of a response once Node has written it: status, headers, date and connection. */
type Headed = ServerResponse & { _header: string | null };

/** What is sent again, with the head that was written for the first connection that is kept alive. */
type Entry = { readonly sent: SentResponse; readonly at: number; head?: string | null };

/** Throws when the sender has no request left, or rejects where others have to be asked for that. */
type Admit = (request: IncomingMessage) => Promise<void> | undefined;

const maxAgeMs = 1_000;
const maxKeyLength = 2_000;
const maxBodyBytes = 1_000;
/** What an entry takes beside its key and body: headers, and the head made of them. */
const entryBytes = 4_000;

/**
 * Answers an anonymous request that repeats one of the last second, in all that the answer depends
 * on, with the bytes that one got: before it is parsed, routed, checked and handled. Only what has
 * passed through all of that can be repeated, and only while it is cached.
 */
export function openRepeatedRequests(admit: Admit): RepeatedRequests {
  const remembered = new LRUCache<string, Entry>({
    max: 1_000,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ sent }, key) => sent.body.length + key.length + entryBytes,
  });
  /** The keys of requests that are being handled. */
  const keys = new WeakMap<IncomingMessage, string>();
  const refusals = new WeakMap<IncomingMessage, Error>();
  let isStopped = false;

  function find(request: IncomingMessage, body: string, now: number): Entry | undefined {
    const key = keyOf(request, body);
    const entry = remembered.get(key);
    if (entry && now - entry.at <= maxAgeMs && entry.sent.isCurrent()) return entry;
    if (key.length <= maxKeyLength) keys.set(request, key);
    return undefined;
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
    handOn: () => void,
  ): undefined {
    const startedAt = performance.now();
    const entry = find(request, body, startedAt);
    if (!entry) return void handOn();
    const send = () => {
      writeHead(response as Headed, entry);
      response.end(entry.sent.body);
      entry.sent.count(performance.now() - startedAt);
    };
    const refuse = (error: Error) => {
      refusals.set(request, error);
      handOn();
    };
    let asked: Promise<void> | undefined;
    try {
      asked = admit(request);
    } catch (error) {
      return void refuse(error as Error);
    }
    if (asked) void asked.then(send, refuse);
    else send();
  }

  return {
    before: (handle) => (request, response) => {
      const handOn = () => handle(request, response);
      if (isStopped || !isRepeatable(request)) return handOn();
      const length = bodyLengthOf(request);
      if (length === 0) return answer(request, response, '', handOn);
      request.once('readable', () => {
        const chunk = request.read() as Buffer | null;
        if (!chunk) return handOn();
        // The stream flows again after it has noticed, in the next tick, that this listener is gone.
        const handOnWhole = () =>
          process.nextTick(() => {
            request.unshift(chunk);
            handOn();
          });
        if (chunk.length < length) return handOnWhole();
        answer(request, response, chunk.toString('latin1'), handOnWhole);
      });
    },
    refusalOf: (request) => refusals.get(request),
    remember(request, sent) {
      const key = keys.get(request);
      if (key !== undefined) remembered.set(key, { sent, at: performance.now() });
    },
    stop() {
      isStopped = true;
    },
  };
}

/**
 * To check and write the same headers again takes a quarter of what Node needs for a response. Node's
 * field has no public name; where a release had it no more, each head would be written anew.
 * https://github.com/nodejs/node/blob/v24.9.0/lib/_http_outgoing.js
 */
function writeHead(response: Headed, entry: Entry): void {
  const { status, headers } = entry.sent;
  response.statusCode = status;
  if (entry.head && response.shouldKeepAlive) {
    response._header = entry.head;
    return;
  }
  response.writeHead(status, headers as string[]);
  if (response.shouldKeepAlive) entry.head = response._header;
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
  return `${method}\n${url}\n${acceptedEncoding(headers)}\n${origin}\n${type}\n${known}\n${body}`;
}
