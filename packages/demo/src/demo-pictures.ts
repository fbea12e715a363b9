import { readFile } from 'node:fs/promises';
import { demoCatalogue } from './demo-catalogue.ts';

const pictureFolder = new URL('../images/', import.meta.url);
export const pictureWidths = [320, 640, 1280] as const;
const placeholdersFile = new URL('placeholders.json', pictureFolder);

/** Every picture that a product of the catalogue shows. */
export const pictureSlugs: readonly string[] = [
  ...new Set(demoCatalogue.flatMap((product) => product.images)),
];

export const readPicture = (slug: string, width: number): Promise<Buffer> =>
  readFile(new URL(`${slug}-${width}.webp`, pictureFolder));

/** The tiny blurred picture of each slug, as a data URI. */
export async function readPlaceholders(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(placeholdersFile, 'utf8')) as Record<string, string>;
}
