// Names the sources in a stack trace of the log, where the server's build stands:
// node scripts/name-sources.mjs < trace.txt
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from './project.mjs';

const maps = new Map();

function mapOf(file) {
  if (!maps.has(file)) {
    const map = existsSync(`${file}.map`) ? readFileSync(`${file}.map`, 'utf8') : undefined;
    maps.set(file, map && new SourceMap(JSON.parse(map)));
  }
  return maps.get(file);
}

const named = (await text(process.stdin)).replace(
  /(?:file:\/\/)?(\/\S*?\/packages\/server\/build\/[^\s:]+):(\d+):(\d+)/g,
  (place, file, line, column) => {
    const found = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!found?.fileName) return place;
    const source = relative(projectRoot, resolve(dirname(file), found.fileName));
    return `${source}:${found.lineNumber}:${found.columnNumber}`;
  },
);
process.stdout.write(named);
