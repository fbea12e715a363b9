// Prints what the shop does, room by room: the titles of its tests, as they stand in their sources.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
/** A call of test, of its variants and of `test.each(table)`, with the text that comes first in it. */
const calls =
  /^ *(?:test|describe)(?:\.\w+)*(?:\((?!['"`])[\s\S]*?\)|`[^`]*`)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/gm;

const paths = globSync('{packages,e2e,bench}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/build/**'],
}).map((path) => path.replaceAll(sep, '/'));

for (const path of paths.sort()) {
  const titles = [...readFileSync(join(root, path), 'utf8').matchAll(calls)];
  if (titles.length === 0) continue;
  console.log(`\n## ${path}\n`);
  for (const [, , title = ''] of titles) console.log(`- ${title.replace(/\\(['"`])/g, '$1')}`);
}
