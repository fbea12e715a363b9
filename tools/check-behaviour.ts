import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrokenRows } from './behaviour-rows.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const document = 'docs/behaviour.md';

const readSource = (path: string): string | undefined =>
  existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined;

const { rows, problems } = findBrokenRows(readFileSync(root + document, 'utf8'), readSource);
for (const { line, problem } of problems) console.log(`${document}:${line}: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(`${rows} behaviours name their tests`);
