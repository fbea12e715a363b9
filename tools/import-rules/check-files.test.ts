import { expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';

const web = 'packages/web/app';
const found = (texts: Record<string, string>) =>
  checkFiles(new Map(Object.entries(texts))).map(({ path, sentence }) => `${path}: ${sentence}`);

test('an export is used by its name, or with all of its file', () => {
  expect(
    found({
      'tools/a-tool.ts': 'export const x = 1;\nexport const y = 2;',
      'tools/another-tool.ts': 'export const z = 1;',
      'bench/a-run.ts': "import { y as x } from '../tools/a-tool.ts';",
      'bench/another-run.ts': "import * as all from '../tools/another-tool.ts';",
    }),
  ).toEqual(['tools/a-tool.ts: unused export x']);
});

test('files that import each other are a circle, types included', () => {
  expect(
    found({
      'tools/a.ts': "import './b.ts';",
      'tools/b.ts': "import './c.ts';\nimport './d.ts';",
      'tools/c.ts': "type A = import('./a.ts').A;",
      'tools/d.ts': '',
      'tools/e.ts': "import './e.ts';",
    }),
  ).toEqual([
    'tools/a.ts: imports itself through tools/b.ts, tools/c.ts',
    'tools/e.ts: imports itself through itself',
  ]);
});

test('a folder of more than 35 files, or of 45 with its tests, is crowded', () => {
  const folder = (sources: number, tests: number) =>
    found({
      ...Object.fromEntries(Array.from({ length: sources }, (_, at) => [`tools/a${at}.ts`, ''])),
      ...Object.fromEntries(Array.from({ length: tests }, (_, at) => [`tools/b${at}.test.ts`, ''])),
    });
  expect(folder(35, 10)).toEqual([]);
  expect(folder(36, 0)).toEqual([expect.stringMatching(/^tools: 36 files and 0 tests/)]);
  expect(folder(20, 26)).toEqual([expect.stringMatching(/^tools: 20 files and 26 tests/)]);
});

test('a name taken twice in a package is found, but not in two packages', () => {
  const files = [
    `${web}/cart/line.ts`,
    `${web}/orders/line.tsx`,
    'packages/server/src/cart/line.ts',
    `${web}/cart/words.ts`,
    `${web}/orders/words.ts`,
    'packages/contract/src/cart.ts',
    'packages/contract/src/words/cart.ts',
  ];
  expect(found(Object.fromEntries(files.map((path) => [path, ''])))).toEqual([
    `${web}/orders/line.tsx: its name is taken by ${files[0]}`,
  ]);
});

test('the words of the contract are those of its own package', () => {
  const words = { 'packages/contract/src/words/cart.ts': 'export const full = 1;' };
  const importing = "import { full } from '#words/cart';";
  expect(found({ ...words, 'packages/contract/src/cart.ts': importing })).toEqual([]);
  expect(found({ ...words, [`${web}/cart/cart-lines.ts`]: importing })).toEqual([
    'packages/contract/src/words/cart.ts: unused export full',
  ]);
});
