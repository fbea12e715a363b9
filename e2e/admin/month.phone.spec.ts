import { closeAMonth } from '../support/close-a-month.ts';
import { registered } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({ settings: registered });

test(
  'the accountant’s month: a unit gets its code, the files are taken, the month is closed, on a phone',
  { tag: '@nightly' },
  ({ page, shop }) => closeAMonth(page, shop, { isPhone: true }),
);
