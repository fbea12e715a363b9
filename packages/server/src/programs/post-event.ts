import type { LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';

import { isPublicAddress, readTarget } from './public-target.ts';
import type { ResolveHost } from './resolve-host.ts';

type Posting = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

type Outwards = { readonly hosts: readonly string[]; readonly resolveHost: ResolveHost };

/** @param answer the status and what the receiver said, or why there was no answer */
export type Outcome = { readonly status: number | undefined; readonly answer: string };

const answerWithinMs = 10_000;
const readBytes = 1_024;
const keptCharacters = 500;

const failed = (answer: string): Outcome => ({ status: undefined, answer });

/**
 * Posts a message to an address, once and without following redirects. A name is resolved anew each time and
 * the connection goes to the addresses that were checked, so that it cannot lead elsewhere meanwhile.
 */
export async function postEvent(
  { url: text, ...message }: Posting,
  { hosts, resolveHost }: Outwards,
  timeoutMs = answerWithinMs,
): Promise<Outcome> {
  const target = readTarget(text, hosts);
  if (!target) return failed('Not an allowed address');
  const { url, isPublic } = target;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const addresses = await within(
      signal,
      resolveHost(url.hostname.replace(/^\[|\]$/g, ''), isPublic),
    );
    if (addresses.length === 0) return failed('The name has no address');
    if (isPublic && !addresses.every(({ address }) => isPublicAddress(address)))
      return failed('Not a public address');
    return await send(url, { ...message, addresses, signal });
  } catch (error) {
    if (signal.aborted) return failed(`No answer within ${timeoutMs / 1_000} seconds`);
    return failed(error instanceof Error ? wordFailure(error) : 'No connection');
  }
}

const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name has no address',
  ENODATA: 'The name has no address',
  ESERVFAIL: 'The name server failed',
  ETIMEOUT: 'The name server did not answer',
  ECONNREFUSED: 'Nothing listens at the address',
  ECONNRESET: 'The connection broke off',
  EHOSTUNREACH: 'The address cannot be reached',
  ENETUNREACH: 'The address cannot be reached',
  ETIMEDOUT: 'The address cannot be reached',
  CERT_HAS_EXPIRED: 'Its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is self-made',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name',
};

const wordFailure = ({ message, code }: Error & { code?: unknown }): string => {
  if (typeof code !== 'string') return clip(message);
  return failures[code] ?? `No connection (${code})`;
};

type Sending = Pick<Posting, 'headers' | 'body'> & {
  readonly addresses: readonly LookupAddress[];
  readonly signal: AbortSignal;
};

async function send(url: URL, { headers, body, addresses, signal }: Sending): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const { request } = url.protocol === 'https:' ? https : http;
  const sent = request(url, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Mathappu',
    },
    // A connection of its own: one that is kept could be of an address that the name had before.
    agent: false,
    lookup: answering(addresses),
    signal,
  });
  sent.on('response', resolve).on('error', reject).end(body);
  const response = await promise;
  const { statusCode: status = 0 } = response;
  // The status is the answer; its words may break off.
  const said = await readStart(response)
    .catch(() => '')
    .finally(() => sent.destroy());
  return { status, answer: clip(`${status} ${said}`) };
}

/** Hands out the addresses that were checked, instead of resolving the name once more. */
const answering =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    if (all) return callback(null, [...addresses]);
    const [first] = addresses;
    return callback(null, first?.address ?? '', first?.family);
  };

/** As much as is kept of a receiver's words. */
async function readStart(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= readBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, readBytes).toString('utf8');
}

/** Without control characters, which tables and screens do not take. */
const clip = (words: string): string =>
  words
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it replaces
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, keptCharacters);

function within<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}
