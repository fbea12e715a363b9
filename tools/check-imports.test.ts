import { describe, expect, test } from 'vitest';
import { checkFiles } from './import-rules/check-files.ts';

const server = 'packages/server/src';
const web = 'packages/web/app';

/** What is said about one file with this text, as `line: sentence`. */
const said = (path: string, text: string) =>
  checkFiles(new Map([[path, text]])).map(({ line, sentence }) => `${line}: ${sentence}`);

const planted: [title: string, path: string, text: string, expected: RegExp][] = [
  [
    'the contract imports another package',
    'packages/contract/src/cart.ts',
    "import pg from 'pg';",
    /only zod/,
  ],
  [
    'the contract reaches into the server',
    'packages/contract/src/cart.ts',
    "import { x } from '../../server/src/app.ts';",
    /only zod/,
  ],
  [
    'the web app imports the server',
    `${web}/cart/cart-page.tsx`,
    "import type { Shop } from '../../../server/src/shop.ts';",
    /may not import the server/,
  ],
  [
    'the web app imports the server by its name',
    `${web}/cart/cart-page.tsx`,
    "import { x } from '@mathappu/server/src/shop.ts';",
    /may not import the server/,
  ],
  [
    'the server imports the web app',
    `${server}/pages/render.ts`,
    "const page = await import('@mathappu/web');",
    /may not import the web app/,
  ],
  [
    'the demo imports the server',
    'packages/demo/src/demo-shop.ts',
    "import { x } from '../../server/src/shop.ts';",
    /the demo imports the contract and itself/,
  ],
  [
    'the sandbox imports a library of the server',
    'packages/payment-sandbox/src/store.ts',
    "import { Kysely } from 'kysely';",
    /the payment sandbox imports the contract and itself/,
  ],
  [
    'another file of the server imports the demo',
    `${server}/catalogue/list-products.ts`,
    "const { demoShop } = await import('@mathappu/demo/demo-shop');",
    /the demo is imported by packages\/server\/src\/seed-demo.ts alone/,
  ],
  [
    'the web app imports the demo',
    `${web}/catalogue/products-page.tsx`,
    "import { demoShop } from '@mathappu/demo/demo-shop';",
    /the demo is imported by/,
  ],
  [
    'another file of the server imports the sandbox, if only a type',
    `${server}/shop.ts`,
    "import type { PaymentSandbox } from '@mathappu/payment-sandbox/open-sandbox';",
    /the payment sandbox is imported by/,
  ],
  [
    'the sandbox is loaded in every installation',
    `${server}/gateway/open-gateway.ts`,
    "import { openSandbox } from '@mathappu/payment-sandbox/open-sandbox';",
    /loaded only when asked for/,
  ],
  [
    'a lower feature imports a higher one',
    `${server}/cart/price-cart.ts`,
    "import { getOrder } from '#server/orders/order-queries.ts';",
    /cart stands below orders/,
  ],
  [
    'the platform imports a feature, if only a type',
    `${server}/platform/db/open-database.ts`,
    "export type T = import('#server/account/session.ts').Session;",
    /platform stands below account/,
  ],
  [
    'the platform imports the shop, if only its type',
    `${server}/platform/http/health-routes.ts`,
    "import type { Shop } from '#server/shop.ts';",
    /the platform knows no shop/,
  ],
  [
    'a feature imports the table of contents',
    `${server}/pages/render.ts`,
    "import { buildApp } from '#server/app.ts';",
    /on top of the features/,
  ],
  ['a folder without a rung', `${server}/wishlist/add-wish.ts`, '', /no place on the ladder/],
  [
    "a feature imports another feature's routes",
    `${server}/checkout/place-order.ts`,
    "import { r } from '#server/cart/cart-routes.ts';",
    /another feature's routes/,
  ],
  [
    'app.ts imports jobs',
    `${server}/app.ts`,
    "import { j } from '#server/orders/order-jobs.ts';",
    /another feature's jobs/,
  ],
  [
    'shop.ts imports a feature as code',
    `${server}/shop.ts`,
    "import { pay } from '#server/payments/gateway.ts';",
    /may only lend it types/,
  ],
  [
    'routes hold SQL',
    `${server}/cart/cart-routes.ts`,
    "import { sql } from 'kysely';",
    /routes hold no SQL/,
  ],
  [
    'routes begin a statement',
    `${server}/cart/cart-routes.ts`,
    "const list = (db: Db) =>\n  db.selectFrom('cart_lines').selectAll().execute();",
    /^2: routes hold no SQL/,
  ],
  [
    'routes catch',
    `${server}/cart/cart-routes.ts`,
    'function add() {\n  try {\n    go();\n  } catch {}\n}',
    /^2: routes hold no try/,
  ],
  [
    'an act knows HTTP',
    `${server}/cart/add-line.ts`,
    "import type { FastifyRequest } from 'fastify';",
    /only routes know HTTP/,
  ],
  [
    'code imports a test helper',
    `${server}/cart/add-line.ts`,
    "import { openTestShop } from '#test/test-shop.ts';",
    /only tests import tests/,
  ],
  [
    'ui imports the contract',
    `${web}/ui/price.tsx`,
    "import { money } from '@mathappu/contract/money';",
    /ui\/ imports nothing of ours/,
  ],
  [
    'ui imports a feature',
    `${web}/ui/price.tsx`,
    "import { useCart } from '#web/cart/use-cart.ts';",
    /ui stands below cart/,
  ],
  [
    'a lower room of the web imports a higher one, if only a type',
    `${web}/catalogue/product-card.tsx`,
    "import type { Order } from '#web/orders/order-card.tsx';",
    /catalogue stands below orders/,
  ],
  ['a room of the web without a rung', `${web}/wishlist/add-wish.ts`, '', /no place on the ladder/],
  [
    'api imports a toast',
    `${web}/api/call.ts`,
    "import { toast } from '#web/toasts/toast.ts';",
    /api stands below toasts/,
  ],
  [
    "a feature imports another feature's page",
    `${web}/cart/cart-drawer.tsx`,
    "import Page from '#web/orders/order-page.tsx';",
    /another feature's page/,
  ],
  [
    'the shop imports the admin',
    `${web}/policies/terms-page.tsx`,
    "const x = () => import('#web/admin/product-form.tsx');",
    /policies stands below admin/,
  ],
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
  ['a long file', 'tools/a-tool.ts', '//\n'.repeat(301), /301 lines/],
  ['a long test', 'tools/a-tool.test.ts', '//\n'.repeat(601), /601 lines/],
  ['a name in camel case', `${web}/cart/cartPage.tsx`, '', /kebab-case/],
  ['a barrel', `${web}/cart/index.ts`, '', /no barrels/],
  [
    'an export that nobody takes',
    'tools/a-tool.ts',
    '\nexport type X = 1;',
    /^2: nobody imports X/,
  ],
  ['a name that says nothing', `${server}/cart/cart-utils.ts`, '', /"utils" says nothing/],
];

describe('a planted breach is found', () => {
  test.each(planted)('%s', (_title, path, text, expected) => {
    expect(said(path, text).join('\n')).toMatch(expected);
  });
});

const allowed: [title: string, path: string, text: string][] = [
  [
    'the contract with zod',
    'packages/contract/src/cart.ts',
    "import { z } from 'zod';\nimport { paise } from './money.ts';",
  ],
  [
    'an act down the ladder',
    `${server}/checkout/place-order.ts`,
    "import { x } from '#server/cart/price-cart.ts';\nimport type { Shop } from '#server/shop.ts';\nimport { y } from '@mathappu/contract/cart';",
  ],
  [
    'the tables of contents',
    `${server}/app.ts`,
    "import { x } from '#server/cart/cart-routes.ts';\nimport { y } from '#server/pages/render.ts';",
  ],
  ['a command', `${server}/cli/seed.ts`, "import { x } from '#server/orders/order-queries.ts';"],
  [
    'a test that opens the shop',
    `${server}/cart/cart.test.ts`,
    "import { x } from '#test/test-shop.ts';\nimport { y } from '#server/orders/order-queries.ts';",
  ],
  [
    'a feature with a component of another',
    `${web}/checkout/checkout-page.tsx`,
    "import { x } from '#web/cart/cart-lines.tsx';\nimport { y } from '#web/ui/button.tsx';\nimport type { R } from './+types/checkout-page';",
  ],
  [
    'a page in the table of addresses',
    `${web}/routes.ts`,
    "import { x } from '#web/admin/admin-routes.ts';",
  ],
  [
    'text that only looks like code',
    'tools/a-tool.ts',
    "// export * from './x'\nconst s = `\nimport '../../y';\n`;",
  ],
  ['common as a plain adjective', `${server}/account/common-password.ts`, ''],
  [
    'the one line that loads the sandbox',
    `${server}/gateway/open-gateway.ts`,
    "const load = () => import('@mathappu/payment-sandbox/open-sandbox');",
  ],
  [
    'a test with the people of the demo',
    `${server}/catalogue/catalogue.test.ts`,
    "import { demoAdmin } from '@mathappu/demo/demo-people';",
  ],
  ['long data', 'packages/demo/drawings/gallery-pictures.ts', '//\n'.repeat(2000)],
];

test.each(allowed)('allowed: %s', (_title, path, text) => {
  expect(said(path, text)).toEqual([]);
});
