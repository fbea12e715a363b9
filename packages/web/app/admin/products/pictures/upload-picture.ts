import { call } from '#web/admin/api/admin-call.ts';

type Options = {
  /** @param progress from 0 to 1 */
  onProgress?: ((progress: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** Returns the address of the picture. @throws CallError */
export async function uploadPicture(
  picture: File,
  { onProgress, signal }: Options,
): Promise<string> {
  const { data } = await call('uploadFile', {
    files: { image: picture },
    toast: false,
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
  return Array.isArray(data) ? (data[0] ?? '') : data.url;
}
