import { Worker } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import { AppError } from '#server/platform/http/app-error.ts';

const maxUnpackedBytes = 64 * 1024 * 1024;
const maxParts = 1_000;
const longestMs = 12_000;
const maxHeapMegabytes = 256;

const startsWith = (bytes: Buffer, hex: string) => bytes.toString('hex', 0, 4) === hex;

export const isZip = (bytes: Buffer): boolean => startsWith(bytes, '504b0304');

/** The beginning of a compound file, which .xls is. */
export const isOldExcel = (bytes: Buffer): boolean => startsWith(bytes, 'd0cf11e0');

/**
 * The cells of each sheet of an .xlsx file, as text. What unpacks to more than 64 MB, takes longer than
 * 12 seconds or needs too much memory is refused.
 * @throws AppError importNotReadable
 */
export async function readXlsx(bytes: Buffer, { maxMs = longestMs } = {}): Promise<string[][][]> {
  assertSmall(bytes);
  const content = new Uint8Array(bytes).buffer;
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: content,
    transferList: [content],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), maxMs);
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('no answer')));
    });
  } catch {
    throw new AppError('importNotReadable');
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Reads the sizes that the archive states, and unpacks nothing. */
function assertSmall(bytes: Buffer): void {
  let [size, parts] = [0, 0];
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        parts += 1;
        return false;
      },
    });
  } catch {
    throw new AppError('importNotReadable');
  }
  if (size > maxUnpackedBytes || parts > maxParts) throw new AppError('importNotReadable');
}
