import type { ListedProduct, PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasteList } from './paste-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const product = (number: number, name: string) =>
  ({
    ...{ _id: name, name, tamilName: '', unit: '1 Box (10 pcs)', image: null, price: 100 },
    ...{ discount: 0, stock: 10, position: number, listNumber: number },
  }) as unknown as ListedProduct;
const groups: PriceGroup[] = [
  {
    ...{ slug: 'sound', name: 'Sound', nameTa: '' },
    products: [product(1, 'Atom'), product(2, 'Red Bijili'), product(3, 'Lunik Rocket')],
  },
];

test('what is pasted is read, asked about and taken', async () => {
  const words = { equal: [], oneWay: [], filler: [] };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data: words }));
  const taken: [string, number][][] = [];
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PasteList
        groups={groups}
        numberedOn={null}
        quantities={new Map([['Atom', 5]])}
        onTake={(quantities) => taken.push([...quantities])}
      />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('textbox', { name: 'Your list' }).fill('atom 2\n2-7\nlunik\ngorilla 3');
  await expect.element(page.getByText('5 → 2')).toBeVisible();
  const take = page.getByRole('button', { name: /^Take/ });
  await expect.element(take).toBeDisabled();
  await page.getByRole('textbox', { name: 'Quantity of Lunik Rocket' }).fill('4');
  await take.click();
  expect(taken).toEqual([
    [
      ['Atom', 2],
      ['Red Bijili', 7],
      ['Lunik Rocket', 4],
    ],
  ]);
});
