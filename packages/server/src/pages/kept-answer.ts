import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** An answer ready to be sent many times: compressed once, with its tag. */
export type KeptAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
};

export async function keepAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<KeptAnswer> {
  const plain = Buffer.from(body);
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipAsync(plain, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, plain, brotli, gzip: gzipped };
}

export function answerKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptAnswer,
): FastifyReply {
  reply.headers({ ...kept.headers, etag: kept.etag, vary: 'accept-encoding' });
  if (kept.status === 200 && request.headers['if-none-match']?.includes(kept.etag)) {
    return reply.code(304).send();
  }
  reply.code(kept.status);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(kept.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(kept.gzip);
  return reply.send(kept.plain);
}
