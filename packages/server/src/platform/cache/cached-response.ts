import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below this number of bytes compression saves no packet. */
const leastCompressed = 1_000;

const encoders = {
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 6 }),
} as const;

type Encoding = keyof typeof encoders | 'identity';
type Variant = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

/** A response that is sent many times: its tag and each encoding are computed on first use. */
export type CachedResponse = {
  readonly status: number;
  readonly tag: string;
  /** An upper estimate of its size in memory. */
  readonly byteLength: number;
  variant(encoding: Encoding): Promise<Variant>;
};

export function toCachedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): CachedResponse {
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  let tag: string | undefined;
  const variants = new Map<Encoding, Promise<Variant>>();
  const make = async (encoding: Encoding): Promise<Variant> => ({
    body: encoding === 'identity' ? plain : await encoders[encoding](plain),
    headers: {
      ...headers,
      vary: 'accept-encoding, authorization, origin',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
  return {
    status,
    get tag() {
      tag ??= `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
      return tag;
    },
    byteLength: 2 * plain.length,
    variant(wanted) {
      const encoding = plain.length < leastCompressed ? 'identity' : wanted;
      const variant = variants.get(encoding) ?? make(encoding);
      variants.set(encoding, variant);
      return variant;
    },
  };
}

export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): Promise<FastifyReply> {
  const { headers, body } = await cached.variant(acceptedEncoding(request.headers));
  reply.code(cached.status).headers(headers);
  if (cached.status !== 200) return reply.send(body);
  if (request.method !== 'POST') {
    // Weak, since the encodings of one answer share it.
    reply.header('etag', `W/${cached.tag}`);
    if (request.headers['if-none-match']?.includes(cached.tag)) {
      reply.removeHeader('content-encoding').removeHeader('content-type');
      return reply.code(304).send();
    }
  }
  return reply.send(body);
}

function acceptedEncoding({ 'accept-encoding': accepted }: IncomingHttpHeaders): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
