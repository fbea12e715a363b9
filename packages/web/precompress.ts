import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|svg|html|json)$/;
/** Smaller than this there is nothing to win. */
const leastBytes = 200;

/** Writes a .br and a .gz beside each text file in a folder of the build, for the server to send. */
export function precompress(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(file)) continue;
    const path = join(folder, file);
    const text = readFileSync(path);
    if (text.length < leastBytes) continue;
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
  }
}
