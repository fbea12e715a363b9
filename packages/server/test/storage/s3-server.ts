import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isSignedBy, type Signer } from './s3-signature.ts';

type StoredObject = { readonly body: Buffer; readonly writtenAt: Date };

export type S3Server = AsyncDisposable & {
  readonly port: number;
  readonly objects: ReadonlyMap<string, StoredObject>;
};

/**
 * The part of S3 that the store uses, for the bucket `pictures`: refuses what its key did not sign, lists
 * two keys at a time. `others` are keys that are answered to a reader in a manner of their own.
 */
export async function openS3Server(
  owner: Signer,
  others: Readonly<Record<string, readonly [status: number, headers?: OutgoingHttpHeaders]>> = {},
): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://s3.test');
    const key = url.pathname.replace('/pictures/', '');
    // A request that is broken off has no body, and nobody waits for its answer.
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    const other = others[key];
    if (!isSignedBy(owner, request, body)) {
      response.writeHead(403).end();
    } else if (request.method === 'PUT') {
      objects.set(key, { body, writtenAt: new Date() });
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (url.searchParams.has('list-type')) {
      response.end(list(objects, url.searchParams.get('continuation-token') ?? ''));
    } else if (other) {
      response.writeHead(...other).end();
    } else {
      const found = objects.get(key)?.body;
      response.writeHead(found ? 200 : 404, { 'content-length': found?.length ?? 0 }).end(found);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    objects,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function list(objects: ReadonlyMap<string, StoredObject>, token: string): string {
  const all = [...objects].sort(([one], [other]) => (one < other ? -1 : 1));
  const from = Number(token.split(' ')[0]);
  const contents = all
    .slice(from, from + 2)
    .map(
      ([key, { writtenAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified></Contents>`,
    )
    .join('');
  // As those of S3, a token has signs that an address encodes.
  const more = `<NextContinuationToken>${from + 2} +/=*'</NextContinuationToken>`;
  return `<List>${contents}${from + 2 < all.length ? more : ''}</List>`;
}
