import { orderPicturePrefix } from '@mathappu/contract/order-links/order-pictures';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import { closedPolicy } from '#server/platform/http/security-headers.ts';
import type { FileStore } from './file-store.ts';
import { formatOfFile } from './picture-address.ts';

/**
 * Uploaded pictures as re-encoded by the shop, but for those of orders, which are private. The address of a WebP picture is answered with the AVIF
 * beside it, where there is one and the browser accepts it.
 */
export function addUploadRoutes(app: FastifyInstance, { files }: { files: FileStore }): void {
  app.get('/uploads/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    if (name.startsWith(orderPicturePrefix)) throw new AppError('notFound');
    const avif = acceptsAvif(request.headers.accept) ? name.replace(/\.webp$/, '.avif') : name;
    const found = avif === name ? undefined : await files.read(avif);
    const file = found ?? (await files.read(name));
    if (!file) throw new AppError('notFound');
    return reply
      .headers({
        'content-type': `image/${formatOfFile(found ? avif : name)}`,
        vary: 'accept',
        'content-length': String(file.size),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': `${closedPolicy}; sandbox`,
        'content-disposition': 'inline',
      })
      .send(file.stream);
  });
}

/** Browsers name the formats that only some of them know: https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Content_negotiation/List_of_default_Accept_values */
const acceptsAvif = (accept = '') => /\bimage\/avif\b/.test(accept);
