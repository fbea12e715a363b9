import * as words from '#words/admin/products';

const types = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * For the `accept` of a file input. Without HEIC in it, an iPhone gives a JPEG of its pictures.
 */
export const acceptedImages = types.join(',');

type Typed = Pick<File, 'type' | 'name'>;

/** A picture as iPhones store it; few browsers know its type. */
export const isHeic = ({ type, name }: Typed): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Why a file cannot be a product's image; undefined when it may be one. */
export const checkProductImage = (file: Typed): string | undefined =>
  types.includes(file.type) || isHeic(file) ? undefined : words.notAnImage;
