import { imageMaxBytes, toMegabytes } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/forms';
import { isHeic } from './check-picture.ts';

/** More than any screen shows. */
const longestSide = 2560;
const quality = 0.88;

/**
 * The picture upright and at most 2,560 pixels wide and high, so that any camera's can be sent; as it
 * is when it is small enough or when the browser cannot read it. Or why it cannot be sent.
 */
export async function shrinkPicture(file: File): Promise<File | { problem: string }> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return isHeic(file) ? { problem: words.heicUnread } : ofSize(file);
  const { width, height } = picture;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  if (scale === 1 && file.size <= imageMaxBytes && !isHeic(file)) {
    picture.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // Transparent parts would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const shrunk = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (!shrunk) return ofSize(file);
  return ofSize(new File([shrunk], file.name.replace(/\.\w+$/, '.jpg'), { type: shrunk.type }));
}

const ofSize = (file: File): File | { problem: string } =>
  file.size <= imageMaxBytes
    ? file
    : { problem: fill(words.imageTooLarge, { megabytes: toMegabytes(imageMaxBytes) }) };
