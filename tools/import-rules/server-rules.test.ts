import { expect, test } from 'vitest';
import { violationsOf } from './check-files.ts';

const server = 'packages/server/src';

test.each<[title: string, path: string, text: string, expected: RegExp]>([
  [
    'a lower feature imports a higher one',
    `${server}/cart/price-cart.ts`,
    "import { getOrder } from '#server/orders/order-queries.ts';",
    /cart is below orders/,
  ],
  [
    'the platform imports a feature, if only a type',
    `${server}/platform/db/open-database.ts`,
    "export type T = import('#server/account/session.ts').Session;",
    /platform is below account/,
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
    /above all features/,
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
    'a statement of all columns',
    `${server}/cart/cart-queries.ts`,
    "export const list = (db: Db) =>\n  db.selectFrom('cart_lines').selectAll().execute();",
    /^2: statements name their columns/m,
  ],
  [
    'one in SQL',
    `${server}/cart/cart-queries.ts`,
    'export const q = sql`\n  with a as (\n    select * from b)\n  update c set d = 1 returning *`;',
    /: statements name their columns/,
  ],
  [
    'routes begin a statement',
    `${server}/cart/cart-routes.ts`,
    "const list = (db: Db) =>\n  db.selectFrom('cart_lines').select('id').execute();",
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
])('a planted breach is found: %s', (_title, path, text, expected) => {
  expect(violationsOf(path, text).join('\n')).toMatch(expected);
});

test.each<[title: string, path: string, text: string]>([
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
])('allowed: %s', (_title, path, text) => {
  expect(violationsOf(path, text)).toEqual([]);
});
