import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrokenRows, findUnknownFiles } from './behaviour-rows.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const document = 'docs/behaviour.md';
const security = 'docs/security.md';

const readSource = (path: string): string | undefined =>
  existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined;

const sources = globSync('{packages,e2e,bench,tools}/**/*.ts', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/build/**'],
});
const { rows, problems } = findBrokenRows(readFileSync(root + document, 'utf8'), readSource);
const unknown = findUnknownFiles(readFileSync(root + security, 'utf8'), sources);
for (const { line, problem } of problems) console.log(`${document}:${line}: ${problem}`);
for (const name of unknown) console.log(`${security}: there is no file ${name}`);
if (problems.length + unknown.length > 0) process.exit(1);
console.log(`${rows} behaviours name their tests`);
