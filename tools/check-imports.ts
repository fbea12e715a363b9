// Checks the project's rules on files and imports: who may import whom, how imports are written,
// names of files, unused exports.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkFiles } from './import-rules/check-files.ts';

const root = join(import.meta.dirname, '..');
const generated = new Set(['node_modules', 'build', '.react-router', 'var']);

const paths = globSync('{.,packages/**,tools/**,scripts/**,e2e/**,bench/**}/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => path.split(sep).some((part) => generated.has(part)),
}).map((path) => path.replaceAll(sep, '/'));

const texts = new Map(
  paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
);
const violations = checkFiles(texts);
for (const { path, line, sentence } of violations) console.error(`${path}:${line}: ${sentence}`);
if (violations.length > 0) process.exitCode = 1;
else console.log(`${paths.length} files follow the rules on files and imports`);
