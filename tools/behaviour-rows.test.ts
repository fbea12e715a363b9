import { expect, test } from 'vitest';
import { findBrokenRows, findUnknownFiles } from './behaviour-rows.ts';

const sources: Record<string, string> = {
  'e2e/customer/cart.spec.ts': `test('adds, then removes', async () => {});\ntest.each([['a', 1]])("it's %s", () => {});`,
};
const check = (row: string) =>
  findBrokenRows(`| behaviour | test |\n|---|---|\n${row}\n`, (path) => sources[path]).problems;

test('a row whose tests exist is fine', () => {
  expect(
    check(
      "| adds | `e2e/customer/cart.spec.ts` › adds, then removes<br>`e2e/customer/cart.spec.ts` › it's %s |",
    ),
  ).toEqual([]);
});

test.each([
  ['| adds | |', 'the row names no test'],
  ['| adds | e2e/customer/cart.spec.ts › adds |', "e2e/customer/cart.spec.ts has no test 'adds'"],
  ['| adds | e2e/gone.spec.ts › adds |', 'there is no file e2e/gone.spec.ts'],
  ['| adds | somewhere |', "'somewhere' is not a path and a title"],
])('%s is broken', (row, problem) => {
  expect(check(row)).toEqual([{ line: 3, problem }]);
});

test('a file named in a text is found by its path or the end of it', () => {
  const text =
    'by `npx node bench/a.ts`, `b.test.ts` and `src/c.ts`, not `other-c.ts` or `gone.ts`';
  const paths = ['bench/a.ts', 'packages/server/src/b.test.ts', 'packages/server/src/c.ts'];
  expect(findUnknownFiles(text, paths)).toEqual(['other-c.ts', 'gone.ts']);
});
