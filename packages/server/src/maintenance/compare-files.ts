import {
  formatOfFile,
  imageWidths,
  pictureIdOfFile,
} from '#server/platform/files/picture-address.ts';
import {
  listPictureIds,
  listPicturesAmong,
  markMissingPictures,
} from '#server/platform/files/uploaded-file-queries.ts';
import type { Shop } from '#server/shop.ts';

const graceMs = 24 * 3_600_000;
const namedAtMost = 10;
/** More than these, which are two pictures, and most of the store: rather another shop's than orphans. */
const suspiciousCount = 2 * imageWidths.length;

/**
 * Compares the store with its table. Files without a row go after a day: an upload writes them before
 * its row. A row whose files are missing is marked and logged; nobody but a backup has them.
 */
export async function compareFiles(
  shop: Pick<Shop, 'db' | 'files' | 'log' | 'now'>,
): Promise<void> {
  const { db, log } = shop;
  // Before the files, so that those of every row are there, unless they were deleted with it since.
  const widths = new Map((await listPictureIds(db)).map((id) => [id, 0]));
  const removable: string[] = [];
  let stored = 0;
  for await (const { name, writtenAt } of shop.files.list()) {
    stored += 1;
    const id = pictureIdOfFile(name);
    const found = id === undefined ? undefined : widths.get(id);
    if (id !== undefined && found !== undefined) {
      // Without the AVIF beside it a picture is complete.
      if (formatOfFile(name) === 'webp') widths.set(id, found + 1);
    } else if (shop.now().getTime() - writtenAt.getTime() > graceMs) {
      removable.push(name);
    }
  }
  if (removable.length > suspiciousCount && removable.length > stored / 2) {
    log.error(
      { files: removable.length, stored },
      'most files have no row and were left: is this the store of another database?',
    );
  } else {
    const removed = await removeFiles(shop, removable);
    if (removed > 0) log.info({ removed }, 'files without a row were removed');
  }

  const incomplete = [...widths].filter(([, found]) => found < imageWidths.length);
  const missing = await markMissingPictures(
    db,
    incomplete.map(([id]) => id),
  );
  if (missing.length > 0) {
    log.error(
      { pictures: missing.length, ids: missing.slice(0, namedAtMost) },
      'files of pictures are missing: restore them from a backup, or upload the pictures again',
    );
  }
}

/** Returns how many; a row that came meanwhile, as from a restore, keeps its files. */
async function removeFiles(
  { db, files }: Pick<Shop, 'db' | 'files'>,
  names: readonly string[],
): Promise<number> {
  const ids = names.map((name) => pictureIdOfFile(name) ?? '');
  const present = new Set(await listPicturesAmong(db, [...new Set(ids)]));
  const orphans = names.filter((_, index) => !present.has(ids[index] ?? ''));
  for (const name of orphans) await files.remove(name);
  return orphans.length;
}
