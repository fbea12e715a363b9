import { type RawBuilder, sql } from 'kysely';

const widest = 1280;

/** The widths the pages use; a smaller picture keeps its own size under all of these names. */
export const imageWidths = [320, 640, widest] as const;

export const pictureFile = (id: string, width: number): string => `${id}-${width}.webp`;

/** The one address a picture is known by; in it stands which one it is. */
export const pictureAddress = (id: string): string => `/uploads/${pictureFile(id, widest)}`;

/** The same of a column. */
export const pictureAddressOf = (id: RawBuilder<string>): RawBuilder<string> =>
  sql`('/uploads/' || ${id} || ${sql.lit(`-${widest}.webp`)})`;

/** Which picture of ours an address names; null for any other address. */
export const pictureIdIn = (address: RawBuilder<string>): RawBuilder<string | null> =>
  sql`substring(${address} from ${sql.lit(`^/uploads/(.+)-${widest}[.]webp$`)})`;
