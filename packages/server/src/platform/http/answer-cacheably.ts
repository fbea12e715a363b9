import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer for everybody: caches keep it but ask each time whether it still holds. */
export function answerCacheably(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply {
  const body = JSON.stringify(answer);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const vary = reply.getHeader('vary');
  reply.headers({
    etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: vary ? `${String(vary)}, authorization` : 'authorization',
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
