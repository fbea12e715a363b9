// The words of the shop in both languages: words.ts check | export <file> | import <file>.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProblems } from './words/find-problems.ts';
import { findRefusals, findWordFiles } from './words/find-word-files.ts';
import { replaceTexts } from './words/parse-words.ts';
import {
  exportTable,
  importTable,
  readChecked,
  rowsOf,
  writeChecked,
} from './words/words-table.ts';

const root = join(import.meta.dirname, '..');
const checkedFile = join(root, 'docs/tamil-checked.csv');
const [command, table] = process.argv.slice(2);

const files = [...findWordFiles(root), findRefusals(root)];
const checked = readChecked(existsSync(checkedFile) ? readFileSync(checkedFile, 'utf8') : '');

if (command === 'check') check();
else if (command === 'export' && table) writeFileSync(table, exportTable(files, checked));
else if (command === 'import' && table) importFrom(table);
else {
  console.error('Usage: npm run words -- check | export <file.csv> | import <file.csv>');
  process.exitCode = 1;
}

function check(): void {
  const problems = files.flatMap(findProblems);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  const rows = rowsOf(files, checked);
  const read = rows.filter(({ state }) => state === 'checked').length;
  console.log(`${rows.length} texts in both languages, ${read} checked by a native reader`);
}

function importFrom(path: string): void {
  const result = importTable(readFileSync(path, 'utf8'), files, checked);
  for (const [{ paths }, texts] of result.texts) {
    const file = join(root, paths.tamil);
    writeFileSync(file, replaceTexts(readFileSync(file, 'utf8'), texts));
    execFileSync('biome', ['format', '--write', file], { cwd: root });
  }
  writeFileSync(checkedFile, writeChecked(result.checked));
  for (const reason of result.passedOver) console.error(`passed over: ${reason}`);
  const changed = [...result.texts.values()].reduce((sum, { size }) => sum + size, 0);
  console.log(`${changed} texts changed, ${result.checked.size} checked by a native reader`);
}
