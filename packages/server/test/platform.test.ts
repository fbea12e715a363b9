import { expect, test } from 'vitest';
import { openTestShop } from './test-shop.ts';

test('a test shop opens, is ready and closes', async () => {
  const { app, close } = await openTestShop();
  const ready = await app.inject('/readyz');
  expect(ready.json()).toEqual({ status: 'ready' });
  await close();
});
