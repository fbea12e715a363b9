import { type RawBuilder, sql } from 'kysely';

const widest = 1280;

/** The widths that pages use; a smaller picture has its own size under all of these names. */
export const imageWidths = [320, 640, widest] as const;

const pictureFileName = new RegExp(`^(.+)-(?:${imageWidths.join('|')})[.]webp$`);

export const pictureFile = (id: string, width: number): string => `${id}-${width}.webp`;

/** Undefined for a file that is none of a picture. */
export const pictureIdOfFile = (name: string): string | undefined =>
  pictureFileName.exec(name)?.[1];

/** The canonical address of a picture; it contains the id. */
export const pictureAddress = (id: string): string => `/uploads/${pictureFile(id, widest)}`;

/** `pictureAddress` in SQL. */
export const pictureAddressOf = (id: RawBuilder<string>): RawBuilder<string> =>
  sql`('/uploads/' || ${id} || ${sql.lit(`-${widest}.webp`)})`;

/** The id in a picture's address; null for any other address. */
export const pictureIdIn = (address: RawBuilder<string>): RawBuilder<string | null> =>
  sql`substring(${address} from ${sql.lit(`^/uploads/(.+)-${widest}[.]webp$`)})`;
