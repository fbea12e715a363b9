import type { SourceFile } from './source-file.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs)$/;
const emptyWords = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'service'];

/** The name of one file. */
export function checkFileForm(file: SourceFile): string[] {
  const found: string[] = [];
  const stem = stemOf(file.name);
  if (!kebabCase.test(file.name)) found.push('file names are kebab-case');
  if (stem === 'index') found.push('no barrels: an index file is named for nothing');
  const empty = stem.split(/[-.]/).at(-1) ?? '';
  if (emptyWords.includes(empty)) found.push(`"${empty}" says nothing about what is inside`);
  return found;
}

const stemOf = (name: string) => name.replace(/\.(ts|tsx|mjs)$/, '');
