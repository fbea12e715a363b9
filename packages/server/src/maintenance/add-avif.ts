import { buffer } from 'node:stream/consumers';
import { imageWidths, pictureFile } from '#server/platform/files/picture-address.ts';
import { encodeAvif } from '#server/platform/files/process-image.ts';
import {
  findPictureWithoutAvif,
  markAvifTried,
} from '#server/platform/files/uploaded-file-queries.ts';
import type { Shop } from '#server/shop.ts';

/** A job that takes a quarter of an hour counts as failed; what is left waits for the next night. */
const longestMs = 10 * 60_000;

/**
 * Writes the AVIF files of pictures, as of those uploaded since yesterday: at night and one at a time,
 * since encoding is slow. A picture is tried once, also when it is broken or AVIF is not much smaller.
 */
export async function addAvif({
  db,
  files,
  log,
}: Pick<Shop, 'db' | 'files' | 'log'>): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < longestMs) {
    const id = await findPictureWithoutAvif(db);
    if (id === undefined) return;
    for (const width of imageWidths) {
      const webp = await files.read(pictureFile(id, width));
      if (!webp) continue;
      const avif = await encodeAvif(await buffer(webp.stream)).catch((error: unknown) => {
        log.warn({ err: error, id, width }, 'a picture could not be encoded as AVIF');
      });
      if (avif) await files.write(pictureFile(id, width, 'avif'), avif);
    }
    await markAvifTried(db, id);
  }
}
