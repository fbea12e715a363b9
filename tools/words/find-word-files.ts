import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { errorTable } from '#packages/contract/src/errors.ts';
import { cartRefusals } from '#packages/contract/src/refusals/refusal-sentences.ts';
import { readSource } from '../import-rules/source-file.ts';
import { parseWords, type WordText } from './parse-words.ts';

/** The words of one place in both languages. */
export type WordFile = {
  /** As a reader of the table knows it: the room, or the path of the file. */
  readonly place: string;
  readonly paths: { readonly english: string; readonly tamil: string };
  readonly english: readonly WordText[];
  readonly tamil: readonly WordText[];
  /** The files that use a word, by its key. */
  readonly usersOf: (key: string) => string[];
};

/** The languages' own codes, locales and prefixes, and the refusals, whose English is a table. */
const notInPairs = [
  'packages/contract/src/words/language.ta.ts',
  'packages/web/app/language/words.ta.ts',
  'packages/contract/src/refusals/refusals.ta.ts',
];

/** Modules that take the key of a word, by the file of the words. */
const keyTakers: Readonly<Record<string, string>> = {
  'packages/server/src/product-import/problem-words.ts':
    'packages/server/src/product-import/problem.ts',
};

/** Words whose key is made of their English text, by a function of contract/src/catalogue. */
const keysOfTexts = ['packages/contract/src/words/effects.ts'];

/** Each file `….ta.ts` of the packages, with the one in English beside it. */
export function findWordFiles(root: string): WordFile[] {
  const found = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/build/**'] }).map((path) =>
      path.replaceAll(sep, '/'),
    );
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const sources = found('packages/*/{app,src,browser}/**/*.{js,ts,tsx}')
    .map((path) => ({ path, text: read(path) }))
    .filter(({ path, text }) => /words|problem\.ts/.test(text) && !/\.test\.tsx?$/.test(path))
    .map(({ path, text }) => ({ ...readSource(path, text), names: new Set(text.match(/\w+/g)) }));
  const tamilPaths = found('packages/*/{app,src}/**/*.ta.ts').sort();
  return tamilPaths
    .filter((path) => !notInPairs.includes(path))
    .map((tamil) => {
      const english = tamil.replace(/\.ta\.ts$/, '.ts');
      const users = sources.filter(
        ({ path, imports }) =>
          imports.some(({ target }) => target === english || target === keyTakers[english]) ||
          // A script that gets the words of its package from the server.
          path.startsWith(`${english.split('/', 2).join('/')}/browser/`),
      );
      return {
        place: placeOf(tamil),
        paths: { english, tamil },
        english: parseWords(english, read(english)),
        tamil: parseWords(tamil, read(tamil)),
        usersOf: (key) =>
          users
            .filter(({ names }) => keysOfTexts.includes(english) || names.has(key))
            .map(({ path }) => path),
      };
    });
}

/** The sentences of the refusals, as words of a place; those of carts have a file of words. */
export function findRefusals(root: string): WordFile {
  const english = 'packages/contract/src/errors.ts';
  const tamil = 'packages/contract/src/refusals/refusals.ta.ts';
  return {
    place: 'refusals',
    paths: { english, tamil },
    english: Object.entries(errorTable)
      .filter(([key]) => !(key in cartRefusals))
      .map(([key, [, text]]) => ({ key, text, form: '', note: '', start: 0, end: 0 })),
    tamil: parseWords(tamil, readFileSync(join(root, tamil), 'utf8')),
    usersOf: () => [english],
  };
}

const placeOf = (path: string): string =>
  path.replace(/^packages\/(web\/app\/)?/, '').replace(/(\/words)?\.ta\.ts$/, '');
