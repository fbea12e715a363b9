import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { imageWidths } from './picture-address.ts';

const maxPixels = 24_000_000;
/** Phones write up to 50 million. A JPEG is decoded at a fraction of its size, which other formats cannot be. */
const maxJpegPixels = 60_000_000;
const maxWidth = Math.max(...imageWidths);
const maxHeight = 4 * maxWidth;

const limit = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 20 });
/** A progressive JPEG of 60 million pixels takes up to 400 MB. */
const limitLarge = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 20 });

let loading: Promise<typeof import('sharp').default> | undefined;

/** Loaded with the first picture; restricted to the three accepted formats. */
function loadSharp(): Promise<typeof import('sharp').default> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
      ],
    });
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

type ConvertedImage = {
  readonly pictures: readonly { readonly width: number; readonly webp: Buffer }[];
  /** A data URL of a few hundred bytes, shown until the picture has loaded. */
  readonly placeholder: string;
};

/**
 * WebP pictures from a JPEG, PNG or WebP: upright, resized, without metadata.
 * @throws AppError invalidImage for anything else, imageDamaged, imageTooManyPixels
 */
export async function processImage(bytes: Buffer): Promise<ConvertedImage> {
  const format = findFormat(bytes);
  if (!format) throw new AppError('invalidImage');
  const pixels = await countPixels(bytes);
  const maximum = format === 'jpeg' ? maxJpegPixels : maxPixels;
  if (pixels > maximum) {
    const megapixels = Math.ceil(pixels / 100_000) / 10;
    throw new AppError('imageTooManyPixels', { megapixels, maximum: maximum / 1_000_000 });
  }
  const act = () => limit(() => convert(bytes));
  return pixels > maxPixels ? limitLarge(act) : act();
}

function findFormat(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  const startsWith = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  if (startsWith('ffd8ff')) return 'jpeg';
  if (startsWith('89504e470d0a1a0a')) return 'png';
  const isWebp = startsWith('52494646') && bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** The size that the first bytes announce; nothing is decoded. */
async function countPixels(bytes: Buffer): Promise<number> {
  const sharp = await loadSharp();
  try {
    const options = { limitInputPixels: false, pages: 1 };
    const { width, height } = await sharp(bytes, options).metadata();
    return width * height;
  } catch {
    throw new AppError('imageDamaged');
  }
}

async function convert(bytes: Buffer): Promise<ConvertedImage> {
  const sharp = await loadSharp();
  const { data, info } = await decode(sharp, bytes);
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const pictures = [];
  for (const target of imageWidths) {
    const webp = await decoded()
      .resize({ width: target, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    pictures.push({ width: target, webp });
  }
  const blur = await decoded().resize(16, 16, { fit: 'inside' }).webp({ quality: 30 }).toBuffer();
  return { pictures, placeholder: `data:image/webp;base64,${blur.toString('base64')}` };
}

/** The picture in AVIF; undefined unless that is at least a fifth smaller. */
export async function encodeAvif(webp: Buffer): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  const avif = await limit(() =>
    sharp(webp, { limitInputPixels: maxPixels, failOn: 'error' })
      .avif({ quality: 60, effort: 4 })
      .toBuffer(),
  );
  return avif.length <= 0.8 * webp.length ? avif : undefined;
}

/** Decodes once, at the largest size needed, from which all widths are made. */
async function decode(sharp: typeof import('sharp').default, bytes: Buffer) {
  try {
    return await sharp(bytes, {
      limitInputPixels: maxJpegPixels,
      pages: 1,
      failOn: 'error',
      sequentialRead: true,
    })
      .rotate()
      .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new AppError('imageDamaged');
  }
}
