import * as words from '#words/forms';

const types = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * For the `accept` of a file input. Without HEIC in it, an iPhone gives a JPEG of its pictures.
 */
export const acceptedImages = types.join(',');

type Typed = Pick<File, 'type' | 'name'>;

/** A picture as iPhones store it; few browsers know its type. */
export const isHeic = ({ type, name }: Typed): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Why a file cannot be sent as a picture; undefined when it may be. */
export const checkPicture = (file: Typed): string | undefined =>
  types.includes(file.type) || isHeic(file) ? undefined : words.notAnImage;
