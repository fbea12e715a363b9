import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import {
  imageWidths,
  pictureFile,
  pictureIdOfFile,
} from '#packages/server/src/platform/files/picture-address.ts';
import { processImage } from '#packages/server/src/platform/files/process-image.ts';
import { openS3Server } from '#packages/server/test/storage/s3-server.ts';
import { openTcpProxy } from '#packages/server/test/tcp-proxy.ts';
import { query } from '../bench-database.ts';
import { say } from './keep-fault-run.ts';
import { look } from './look.ts';
import { orderUnderKills } from './order-under-kills.ts';
import { ownerSettings, signInOwner } from './owner.ts';

type Picture = { readonly source: Buffer; readonly files: readonly Buffer[]; id?: string };

const outageMs = 3_000;
const refusal = 'The file store does not answer';
/** The shop gives its bucket fifteen seconds; the rest is for a busy machine. */
const patienceMs = 18_000;
const signer = { region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'key' };

/** Unlike every other one, with what the shop makes of it. */
async function draw(): Promise<Picture> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const source = await sharp({
    create: { width: 1400, height: 700, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer();
  const { pictures } = await processImage(source);
  return { source, files: pictures.map(({ webp }) => webp) };
}

function requestOf({ source }: Picture, headers: HeadersInit): RequestInit {
  const body = new FormData();
  body.append('image', new Blob([Uint8Array.from(source)]), 'picture.jpg');
  return { method: 'POST', headers, body };
}

/** The id of the picture that an answer tells as stored. */
function idIn(answer: Buffer): string | undefined {
  const { data } = JSON.parse(answer.toString()) as { data: { url: string } };
  return pictureIdOfFile(data.url.replace('/uploads/', ''));
}

/**
 * Returns a function that asks, and notes what is wrong with an answer that may have these statuses, and
 * how long a refused one took in milliseconds.
 */
const openAsk =
  (faults: string[], refusedAfter: number[]) =>
  async (url: string, accepted: readonly number[], init?: RequestInit) => {
    const began = performance.now();
    const answer = await fetch(url, init);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const ms = performance.now() - began;
    const isClear = answer.ok || JSON.parse(bytes.toString()).message === refusal;
    if (!accepted.includes(answer.status) || !isClear || ms > patienceMs)
      faults.push(`${url}: ${answer.status} after ${ms.toFixed(0)} ms`);
    if (!answer.ok) refusedAfter.push(ms);
    return { isStored: answer.ok, bytes };
  };

const bucketSettings = (port: number) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'pictures',
  S3_REGION: signer.region,
  S3_ACCESS_KEY_ID: signer.accessKeyId,
  S3_SECRET_ACCESS_KEY: signer.secretAccessKey,
});

/**
 * The bucket goes away and returns, by turns closed and silent, under customers and an admin who
 * uploads pictures, one of them just when it goes and one when it returns. After each return the
 * refused ones are sent again, and rows and files are compared with what was acknowledged.
 */
export async function uploadUnderOutages(run: {
  readonly databaseUrl: string;
  readonly kills: number;
}): Promise<void> {
  await using bucket = await openS3Server(signer);
  const way = await openTcpProxy({ host: '127.0.0.1', port: bucket.port });
  const pictures: Picture[] = [];
  const faults: string[] = [];
  const refusedAfter: number[] = [];

  const ask = openAsk(faults, refusedAfter);
  const addressOf = ({ id = '' }: Picture, index: number) =>
    `/uploads/${pictureFile(id, imageWidths[index] ?? 0)}`;

  const compare = async (url: string) => {
    const { rows } = await query(run.databaseUrl, 'select id from uploaded_files order by id');
    const acknowledged = pictures.map(({ id }) => id).toSorted();
    if (String(rows.map(({ id }) => id)) !== String(acknowledged))
      faults.push(`${rows.length} rows of ${acknowledged.length} pictures`);
    for (const picture of pictures) {
      for (const [index, file] of picture.files.entries()) {
        const { bytes } = await ask(url + addressOf(picture, index), [200]);
        if (!bytes.equals(file)) faults.push(`${addressOf(picture, index)} has other bytes`);
      }
    }
  };

  let round = 0;
  await orderUnderKills({
    ...run,
    // How long a round takes, of which a silent bucket takes two refusals.
    limitMs: 3 * patienceMs,
    settings: { ...ownerSettings, ...bucketSettings(way.port) },
    async killAndStart(server) {
      const { url } = server;
      const headers = await signInOwner(url);
      const upload = async (picture: Picture, accepted: readonly number[]) => {
        const address = `${url}/api/v1/file/upload`;
        const { isStored, bytes } = await ask(address, accepted, requestOf(picture, headers));
        if (isStored) picture.id = idIn(bytes);
      };
      const before = await draw();
      const [leaving, during, returning] = [await draw(), await draw(), await draw()];
      pictures.push(before, leaving, during, returning);
      await upload(before, [200]);

      const left = upload(leaving, [200, 503]);
      await wait(Math.random() * 500);
      await (round % 2 === 0 ? way.refuse() : way.swallow());
      round += 1;
      const [, , unread] = await Promise.all([
        upload(during, [503]),
        ask(url + addressOf(before, 0), [503]),
        look(url),
        wait(outageMs),
      ]);
      faults.push(...unread);
      const returned = upload(returning, [200, 503]);
      await wait(Math.random() * 500);
      await way.open();
      await Promise.all([left, returned]);

      for (const picture of pictures.filter(({ id }) => !id)) await upload(picture, [200]);
      await compare(url);
      return server;
    },
  });
  await way.close();
  const rowless = new Set([...bucket.objects.keys()].map((key) => pictureIdOfFile(key.slice(8))));
  for (const { id } of pictures) rowless.delete(id);
  const longest = Math.max(...refusedAfter).toFixed(0);
  say(`${pictures.length} pictures stored`);
  say(`${refusedAfter.length} uploads and reads refused after ${longest} ms at most`);
  say(`files of ${rowless.size} refused pictures left for the clean-up`);
  say(faults.join(', ') || 'nothing wrong');
  if (faults.length > 0) process.exitCode = 1;
}
