import { imageMaxBytes, toMegabytes } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/admin/products';

const types = ['image/jpeg', 'image/png', 'image/webp'];

/** For the `accept` of a file input. */
export const acceptedImages = types.join(',');

/** Why a file cannot be a product's image; undefined when it can. */
export function checkProductImage({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!types.includes(type)) return words.notAnImage;
  if (size > imageMaxBytes)
    return fill(words.imageTooLarge, { megabytes: toMegabytes(imageMaxBytes) });
  return undefined;
}
