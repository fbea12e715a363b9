// Draws the pictures of the demo catalogue and the social preview: node packages/demo/drawings/draw-images.ts
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureFolder, pictureWidths, placeholdersFile } from '../src/demo-pictures.ts';
import { pictures } from './pictures.ts';
import { drawScene } from './scene.ts';
import { drawSocialPreview } from './social-preview.ts';

const webPublic = new URL('../../web/public/', import.meta.url);
const qualities = { 320: 56, 640: 54, 1280: 44 } as const;

/** Draws one picture at every width and returns its tiny blurred stand-in as a data URI. */
async function drawPicture(slug: string, scene: (typeof pictures)[string]) {
  const raw = await sharp(Buffer.from(drawScene(slug, scene, 1280)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => sharp(raw.data, { raw: raw.info });
  for (const width of pictureWidths) {
    const webp = await picture()
      .resize(width)
      .webp({ quality: qualities[width], effort: 6 })
      .toBuffer();
    await writeFile(new URL(`${slug}-${width}.webp`, pictureFolder), webp);
  }
  const tiny = await picture().resize(12).webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

await mkdir(pictureFolder, { recursive: true });
const placeholders: Record<string, string> = {};
for (const [slug, scene] of Object.entries(pictures)) {
  placeholders[slug] = await drawPicture(slug, scene);
}
await writeFile(placeholdersFile, `${JSON.stringify(placeholders, null, 2)}\n`);

await mkdir(webPublic, { recursive: true });
for (const [file, name] of [
  ['og.jpg', 'Mathappu'],
  ['og-plain.jpg', ''],
] as const) {
  const preview = sharp(Buffer.from(drawSocialPreview(name))).removeAlpha();
  await writeFile(
    new URL(file, webPublic),
    await preview.jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  );
}
console.log(
  `Drew ${Object.keys(placeholders).length} pictures in three widths, and two social previews.`,
);
