import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Imported before a command: a disk that damages the dump of a backup before it is read for the first time. */
const { createReadStream } = fs;
const damaged = new Set<unknown>();

fs.createReadStream = (path, options) => {
  if (/database\.(dump|tar\.gz)$/.test(String(path)) && !damaged.has(path)) {
    damaged.add(path);
    const bytes = fs.readFileSync(path);
    // Among the rows: what a dump has in it is listed at its beginning.
    const place = Math.floor(bytes.length * 0.9);
    bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place);
    fs.writeFileSync(path, bytes);
  }
  return createReadStream(path, options);
};
syncBuiltinESMExports();
