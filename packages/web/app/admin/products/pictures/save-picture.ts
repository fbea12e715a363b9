import type { Product } from '@mathappu/contract/catalogue';
import { call } from '#web/admin/api/admin-call.ts';
import { CallError } from '#web/api/call-error.ts';
import { checkPicture } from '#web/forms/pictures/check-picture.ts';
import { shrinkPicture } from '#web/forms/pictures/shrink-picture.ts';
import { uploadPicture } from './upload-picture.ts';

type Options = {
  /** @param progress from 0 to 1 */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal;
};

/** The addresses of what has been sent: another try after a lost answer does not store it twice. */
const sentAs = new WeakMap<File, string>();

/** Saves a picture as the first of a product; or says why that was not possible. */
export async function savePicture(
  productId: string,
  file: File,
  { onProgress, signal }: Options = {},
): Promise<{ product: Product } | { problem: string }> {
  const problem = checkPicture(file);
  if (problem) return { problem };
  const picture = await shrinkPicture(file);
  if ('problem' in picture) return picture;
  try {
    const image = sentAs.get(file) ?? (await uploadPicture(picture, { onProgress, signal }));
    sentAs.set(file, image);
    const { data } = await call('addPicture', {
      params: { productId },
      body: { image },
      toast: false,
      ...(signal && { signal }),
    });
    return { product: data };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { problem: error.message };
  }
}
