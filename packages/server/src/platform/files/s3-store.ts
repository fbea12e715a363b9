import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { AppError } from '#server/platform/http/app-error.ts';
import { inSpan } from '#server/platform/log/traces.ts';
import { type FileStore, storedFileName } from './file-store.ts';
import { formatOfFile } from './picture-address.ts';

export type BucketSettings = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

type Answer = { readonly status: number; readonly bytes: Buffer };

const folder = 'uploads/';
const standardTimeoutMs = 15_000;
const attempts = 3;

/**
 * Uploaded pictures in an S3 bucket, addressed by path, which any S3-compatible store supports.
 * The key needs permission to list: without it S3 answers 403 instead of 404 for a missing object
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html).
 */
export function openBucketStore(
  settings: BucketSettings,
  { timeoutMs = standardTimeoutMs } = {},
): FileStore {
  const client = new AwsClient({ ...settings, service: 's3' });
  const root = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;

  /**
   * Sends a request, and sends it again when the bucket asks for patience. The answer is read as well, since
   * whom it is for may be slower than the bucket is allowed to be. The signal is given to
   * `fetch` itself: one of the signed `Request`, which nobody holds, is lost when that is collected.
   */
  async function send(path: string, init: RequestInit): Promise<Answer> {
    const manner = { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(await client.sign(root + path, init), manner);
      const { status } = answer;
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (status < 500 && status !== 429) return { status, bytes };
      if (attempt === attempts) throw new Error(`answered ${status}`);
      await wait(100 * attempt);
    }
  }

  /** @throws AppError fileStoreUnavailable */
  async function ask(
    path: string,
    init: RequestInit,
    accepted: readonly number[],
  ): Promise<Answer> {
    const answer = await inSpan(`${init.method} file store`, { kind: 'CLIENT' }, () =>
      send(path, init),
    ).catch((cause: unknown) => {
      throw new AppError('fileStoreUnavailable', {}, { cause });
    });
    if (accepted.includes(answer.status)) return answer;
    throw new Error(`file store: ${init.method} ${path} answered ${answer.status}`);
  }

  return {
    async write(name, bytes) {
      const headers = { 'content-type': `image/${formatOfFile(name)}` };
      await ask(
        `/${folder}${name}`,
        { method: 'PUT', body: new Uint8Array(bytes), headers },
        [200],
      );
    },
    async read(name) {
      if (!storedFileName.test(name)) return undefined;
      const { status, bytes } = await ask(`/${folder}${name}`, { method: 'GET' }, [200, 404]);
      return status === 200 ? { stream: Readable.from(bytes), size: bytes.length } : undefined;
    },
    async remove(name) {
      await ask(`/${folder}${name}`, { method: 'DELETE' }, [200, 204, 404]);
    },
    async *list() {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const next: string = token && `&continuation-token=${encodeURIComponent(token)}`;
        const listed = await ask(`?list-type=2&prefix=${folder}${next}`, { method: 'GET' }, [200]);
        const xml = listed.bytes.toString();
        yield* readListing(xml);
        token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
      }
    },
  };
}

/** The pictures in an answer of ListObjectsV2. */
function* readListing(xml: string) {
  for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = /<Key>uploads\/([^<]+)</.exec(object)?.[1] ?? '';
    const writtenAt = new Date(/<LastModified>([^<]+)</.exec(object)?.[1] ?? '');
    if (storedFileName.test(name)) yield { name, writtenAt };
  }
}
