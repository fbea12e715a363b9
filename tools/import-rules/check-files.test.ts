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

test('the words of the contract are those of its own package', () => {
  const words = { 'packages/contract/src/words/cart.ts': 'export const full = 1;' };
  const importing = "import { full } from '#words/cart';";
  expect(found({ ...words, 'packages/contract/src/cart.ts': importing })).toEqual([]);
  expect(found({ ...words, [`${web}/cart/cart-lines.ts`]: importing })).toEqual([
    'packages/contract/src/words/cart.ts: unused export full',
  ]);
});
