import { neighbourStates } from '@mathappu/contract/places/states';
import { expect } from '@playwright/test';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({
  settings: {
    delivery: {
      states: neighbourStates.map((state) => ({
        ...{ state, isServed: state === 'Kerala' || state === 'Puducherry' },
        kind: 'toPay' as const,
        note: 'செவ்வாய்க்கிழமைகளில் லாரி',
      })),
    },
  },
});

test('on a phone in Tamil a pincode of Kerala is delivered to, one of Bengaluru is not', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { _id } = await addProduct(shop, { price: 118 });
  await page.goto('/ta');
  await expect(page.getByRole('contentinfo')).toContainText(
    'தமிழ்நாடு, கேரளா, புதுச்சேரி ஆகிய இடங்களில் டெலிவரி செய்கிறோம்.',
  );
  await page.goto(`/ta/productDetail/${_id}`);
  await page.getByRole('button', { name: 'பின்கோட்டைச் சரிபார்க்க' }).first().tap();
  const pincode = page.getByRole('textbox', { name: 'பின்கோடு' });
  await pincode.fill('682001');
  await expect(page.getByText('682001 (கேரளா)', { exact: false })).toBeVisible();
  await expect(page.getByText('செவ்வாய்க்கிழமைகளில் லாரி').first()).toBeVisible();
  await pincode.fill('560001');
  await expect(page.getByText('தமிழ்நாடு, கேரளா, புதுச்சேரி ஆகிய இடங்களில் மட்டுமே')).toBeVisible();
});
