import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { languages } from '#server/platform/config/page-language.ts';
import { closedPolicy } from '#server/platform/http/security-headers.ts';
import { clientFolderOf, listRecentBuilds } from './load-build.ts';

const offlinePolicy = `${closedPolicy}; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'`;

/** Content security policies of the files that load other files. */
const policies: Readonly<Record<string, string>> = {
  'offline.html': offlinePolicy,
  'offline.ta.html': offlinePolicy,
  'service-worker.js': `${closedPolicy}; connect-src 'self'`,
};

/**
 * The built files of the browser. Those with a hash in their name are immutable:
 * https://www.rfc-editor.org/rfc/rfc8246. The languages share their addresses: a file of the same
 * name is the same file, also in builds that were replaced a short time ago.
 */
export async function addAssetRoutes(
  app: FastifyInstance,
  build?: string,
  older = listRecentBuilds(),
): Promise<void> {
  const roots = languages
    .map((language) => clientFolderOf(language, build))
    .filter((folder) => existsSync(folder));
  const recent = older.flatMap((path) =>
    languages.map((language) => clientFolderOf(language, path)),
  );
  const [clientFolder] = roots;
  if (!clientFolder) return;
  const options: FastifyStaticOptions = {
    root: clientFolder,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/') || path.includes('/fonts/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      const policy = policies[basename(path).replace(/[.](br|gz)$/, '')];
      if (policy) reply.header('content-security-policy', policy);
    },
  };
  // One route for each folder and each file of the root: all other URLs are pages.
  await app.register(fastifyStatic, { ...options, wildcard: false, globIgnore: ['*/**/*'] });
  const folders = readdirSync(clientFolder, { withFileTypes: true });
  for (const { name } of folders.filter((entry) => entry.isDirectory())) {
    const root = [...roots, ...recent]
      .map((folder) => join(folder, name))
      .filter((folder) => existsSync(folder));
    const folder = { root, prefix: `/${name}/` };
    await app.register(fastifyStatic, { ...options, ...folder, decorateReply: false });
  }
}
