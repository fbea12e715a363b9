import { expect, test } from 'vitest';
import { violationsOf } from './check-files.ts';

const server = 'packages/server/src';
const web = 'packages/web/app';

test.each<[title: string, path: string, text: string, expected: RegExp]>([
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
    /loaded only by await import/,
  ],
  [
    'ui imports the contract',
    `${web}/ui/price.tsx`,
    "import { money } from '@mathappu/contract/money';",
    /ui\/ imports nothing of ours/,
  ],
])('a planted breach is found: %s', (_title, path, text, expected) => {
  expect(violationsOf(path, text).join('\n')).toMatch(expected);
});

test.each<[title: string, path: string, text: string]>([
  [
    'the contract with zod',
    'packages/contract/src/cart.ts',
    "import { z } from 'zod';\nimport { paise } from './money.ts';",
  ],
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
  [
    'ui with what fills its words',
    `${web}/ui/price.tsx`,
    "import { fill } from '@mathappu/contract/words';",
  ],
])('allowed: %s', (_title, path, text) => {
  expect(violationsOf(path, text)).toEqual([]);
});
