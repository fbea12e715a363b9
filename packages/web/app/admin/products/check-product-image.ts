import { imageMaxBytes, toMegabytes } from '@mathappu/contract/limits';

const types = ['image/jpeg', 'image/png', 'image/webp'];

/** For the `accept` of a file input. */
export const acceptedImages = types.join(',');

/** Why a file cannot be a product's image; undefined when it can. */
export function checkProductImage({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!types.includes(type)) return 'Please select an image file (JPEG, PNG)';
  if (size > imageMaxBytes) return `File size must be less than ${toMegabytes(imageMaxBytes)}MB`;
  return undefined;
}
