import { type RawBuilder, sql } from 'kysely';

export const widestPicture = 1280;

/** The widths that pages use; a smaller picture has its own size under all of these names. */
export const imageWidths = [320, 640, widestPicture] as const;

/** Every picture is in WebP, in each width; AVIF stands beside it where it is much smaller. */
export const pictureFormats = ['webp', 'avif'] as const;
type PictureFormat = (typeof pictureFormats)[number];

const pictureFileName = new RegExp(
  `^(.+)-(?:${imageWidths.join('|')})[.](?:${pictureFormats.join('|')})$`,
);

export const pictureFile = (id: string, width: number, format: PictureFormat = 'webp'): string =>
  `${id}-${width}.${format}`;

export const formatOfFile = (name: string): PictureFormat =>
  name.endsWith('.avif') ? 'avif' : 'webp';

/** Undefined for a file that is none of a picture. */
export const pictureIdOfFile = (name: string): string | undefined =>
  pictureFileName.exec(name)?.[1];

const beforeId = '/uploads/';
const afterId = `-${widestPicture}.webp`;

/** The canonical address of a picture; it contains the id. */
export const pictureAddress = (id: string): string => beforeId + id + afterId;

/** `pictureAddress` in SQL. */
export const pictureAddressOf = (id: RawBuilder<string>): RawBuilder<string> =>
  sql`(${sql.lit(beforeId)} || ${id} || ${sql.lit(afterId)})`;

/** The id in a picture's address; null for any other address. A regular expression takes 20 µs. */
export const pictureIdIn = (address: RawBuilder<string>): RawBuilder<string | null> => sql`
  case when starts_with(${address}, ${sql.lit(beforeId)})
      and right(${address}, ${sql.lit(afterId.length)}) = ${sql.lit(afterId)}
    then substr(${address}, ${sql.lit(beforeId.length + 1)},
      length(${address}) - ${sql.lit(beforeId.length + afterId.length)}) end`;
