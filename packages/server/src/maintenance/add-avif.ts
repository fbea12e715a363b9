import { buffer } from 'node:stream/consumers';
import {
  formatOfFile,
  imageWidths,
  pictureFile,
  pictureIdOfFile,
} from '#server/platform/files/picture-address.ts';
import { encodeAvif } from '#server/platform/files/process-image.ts';
import type { Shop } from '#server/shop.ts';

/** A picture takes some seconds of processor time, and a job may take a quarter of an hour. */
const picturesAtOnce = 100;

/**
 * Writes the AVIF files of pictures that have none, as of those uploaded since yesterday. At night,
 * since encoding is slow; a picture of which AVIF is not much smaller is tried again each night.
 */
export async function addAvif(shop: Pick<Shop, 'files' | 'log'>): Promise<void> {
  const pictures = new Set<string>();
  const finished = new Set<string>();
  for await (const { name } of shop.files.list()) {
    const id = pictureIdOfFile(name);
    if (id === undefined) continue;
    (formatOfFile(name) === 'avif' ? finished : pictures).add(id);
  }
  for (const id of [...pictures.difference(finished)].slice(0, picturesAtOnce)) {
    for (const width of imageWidths) await addWidth(shop, id, width);
  }
}

async function addWidth(
  { files, log }: Pick<Shop, 'files' | 'log'>,
  id: string,
  width: number,
): Promise<void> {
  const webp = await files.read(pictureFile(id, width));
  if (!webp) return;
  const avif = await encodeAvif(await buffer(webp.stream)).catch((error: unknown) => {
    log.warn({ err: error, id, width }, 'a picture could not be encoded as AVIF');
  });
  if (avif) await files.write(pictureFile(id, width, 'avif'), avif);
}
