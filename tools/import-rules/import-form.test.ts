import { expect, test } from 'vitest';
import { violationsOf } from './check-files.ts';

const server = 'packages/server/src';
const web = 'packages/web/app';

test.each<[title: string, path: string, text: string, expected: RegExp]>([
  ['a re-export', `${web}/cart/cart-lines.ts`, "export { x } from './line.ts';", /no re-exports/],
  [
    'a star re-export',
    'packages/contract/src/all-calls.ts',
    "export * from './cart.ts';",
    /no re-exports/,
  ],
  [
    'an import that is exported again',
    'tools/a-tool.ts',
    "import { x } from './x.ts';\nexport { x };",
    /no re-exports/,
  ],
  ['a chain', 'e2e/buy.spec.ts', "import '../../x.ts';", /no \.\.\/\.\. chains/],
  [
    'a missing extension',
    `${server}/cart/add-line.ts`,
    "import { x } from '#server/cart/line';",
    /lacks its extension/,
  ],
  [
    'another folder by a relative path',
    `${server}/orders/move-order.ts`,
    "import { x } from '../cart/price-cart.ts';",
    /by its # import/,
  ],
  ['a name in camel case', `${web}/cart/cartPage.tsx`, '', /kebab-case/],
  ['a barrel', `${web}/cart/index.ts`, '', /no barrels/],
  ['an unused export', 'tools/a-tool.ts', '\nexport type X = 1;', /^2: unused export X/],
  ['a name that says nothing', `${server}/cart/cart-utils.ts`, '', /"utils" says nothing/],
])('a planted breach is found: %s', (_title, path, text, expected) => {
  expect(violationsOf(path, text).join('\n')).toMatch(expected);
});

test.each<[title: string, path: string, text: string]>([
  [
    'text that only looks like code',
    'tools/a-tool.ts',
    "// export * from './x'\nconst s = `\nimport '../../y';\n`;",
  ],
  ['common as a plain adjective', `${server}/account/common-password.ts`, ''],
])('allowed: %s', (_title, path, text) => {
  expect(violationsOf(path, text)).toEqual([]);
});
