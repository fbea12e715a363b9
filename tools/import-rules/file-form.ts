import type { SourceFile, Violation } from './source-file.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs)$/;
const emptyWords = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'service'];
const mostLines = 250;

/** Drawings are lists of shapes; a generated file is not written by hand. */
const mayBeLong = (path: string) =>
  path.startsWith('packages/demo/drawings/') ||
  path === 'packages/server/src/platform/db/tables.ts';

/** The size and the name of one file. */
export function checkFileForm(file: SourceFile): string[] {
  const found: string[] = [];
  const stem = stemOf(file.name);
  if (file.lineCount > mostLines && !mayBeLong(file.path))
    found.push(`${file.lineCount} lines; a file has at most ${mostLines}`);
  if (!kebabCase.test(file.name)) found.push('file names are kebab-case');
  if (stem === 'index') found.push('no barrels: an index file is named for nothing');
  const empty = stem.split(/[-.]/).at(-1) ?? '';
  if (emptyWords.includes(empty)) found.push(`"${empty}" says nothing about what is inside`);
  return found;
}

/**
 * Names are unique within a package, so that a search by name finds one file. A room has its words
 * in two languages, and those of the contract are named after the file that they are of.
 */
export function findSharedNames(files: SourceFile[]): Violation[] {
  const first = new Map<string, string>();
  return files.flatMap(({ path, name }) => {
    if (/\/words(\.ta)?\.ts$|\/contract\/src\/words\//.test(path)) return [];
    const key = `${packageOf(path)}/${stemOf(name)}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, path);
    return other === undefined
      ? []
      : [{ path, line: 1, sentence: `its name is taken by ${other}` }];
  });
}

const stemOf = (name: string) => name.replace(/\.(ts|tsx|mjs)$/, '');

const packageOf = (path: string) =>
  path.startsWith('packages/') ? path.split('/').slice(0, 2).join('/') : path.split('/')[0];
