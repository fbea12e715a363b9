import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { closedPolicy } from '#server/platform/http/security-headers.ts';

/** Uploaded pictures as re-encoded by the shop. */
export function addUploadRoutes(app: FastifyInstance, { files }: { files: FileStore }): void {
  app.get('/uploads/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const file = await files.read(name);
    if (!file) throw new AppError('notFound');
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': String(file.size),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': `${closedPolicy}; sandbox`,
        'content-disposition': 'inline',
      })
      .send(file.stream);
  });
}
