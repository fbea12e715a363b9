import { expect, test } from 'vitest';
import { planTry } from './try-plan.mjs';

const tests = [
  'packages/contract/src/cart.test.ts',
  'packages/server/src/cart/cart.test.ts',
  'packages/server/src/cart/price-cart.unit.test.ts',
  'packages/server/src/orders/orders.test.ts',
  'packages/server/test/suites/limits.test.ts',
  'packages/server/test/suites/commands.process.test.ts',
  'packages/web/app/cart/cart-lines.test.ts',
  'packages/web/app/cart/cart-line.browser.test.tsx',
  'e2e/customer/account-cart.spec.ts',
  'e2e/customer/checkout.spec.ts',
];

test('a change in a room runs its tests in every package, its stories and the types of its package', () => {
  expect(planTry(['packages/server/src/cart/set-lines.ts'], tests)).toEqual({
    types: ['packages/server'],
    hasWords: false,
    unit: [
      'packages/contract/src/cart.test.ts',
      'packages/server/src/cart/price-cart.unit.test.ts',
      'packages/web/app/cart/cart-lines.test.ts',
    ],
    api: ['packages/server/src/cart/cart.test.ts'],
    components: ['packages/web/app/cart/cart-line.browser.test.tsx'],
    stories: ['e2e/customer/account-cart.spec.ts'],
  });
});

test('a change of the contract checks the types of all that imports it', () => {
  expect(planTry(['packages/contract/src/cart.ts'], tests).types).toEqual([
    'packages/contract',
    'packages/server',
    'packages/web',
  ]);
});

test('a test or a folder of tests can be named', () => {
  const none = { types: [], hasWords: false, unit: [], api: [], components: [], stories: [] };
  expect(planTry(['e2e/customer/checkout.spec.ts'], tests)).toEqual({
    ...none,
    stories: ['e2e/customer/checkout.spec.ts'],
  });
  expect(planTry(['packages/server/test/suites'], tests)).toMatchObject({
    api: ['packages/server/test/suites/limits.test.ts'],
    unit: [],
  });
});
