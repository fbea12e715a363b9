import type { ListedProduct } from '@mathappu/contract/catalogue/price-list';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DeskLines } from './desk-lines.tsx';
import { type DeskValues, noValues } from './desk-values.ts';

afterEach(() => vi.unstubAllGlobals());

const product = (number: number, name: string) =>
  ({
    ...{ _id: name, name, tamilName: '', unit: '1 Box (10 pcs)', image: null, price: 100 },
    ...{ discount: 0, stock: 10, position: number, listNumber: number },
  }) as unknown as ListedProduct;
const all = [product(1, 'Atom'), product(2, 'Red Bijili'), product(12, 'Lunik Rocket')];
const list = (numberedOn: string | null) => ({
  categories: [{ slug: 'sound', name: 'Sound', nameTa: '', products: all }],
  isCut: false,
  numberedOn,
});

test('goods are taken by number, by name and by number with quantity, with the keyboard alone', async () => {
  const words = { equal: [], oneWay: [], filler: [] };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data: words }));
  let now = (): DeskValues => noValues();
  function Page() {
    const form = useForm<DeskValues>({ defaultValues: noValues() });
    now = form.getValues;
    return (
      <QueryClientProvider client={new QueryClient()}>
        <FormProvider {...form}>
          <DeskLines
            list={list(null)}
            products={new Map(all.map((one) => [one._id, one]))}
            facts={new Map([['Atom', { productId: 'Atom', demand: 7, mrp: null }]])}
          />
        </FormProvider>
      </QueryClientProvider>
    );
  }
  await render(<Page />);
  const box = page.getByRole('combobox', { name: 'Number or name' });
  const taken = () => now().lines.map(({ productId, quantity }) => [productId, quantity]);
  await box.fill('12');
  await expect.element(page.getByRole('option', { name: /Lunik Rocket/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const pieces = page.getByRole('textbox', { name: 'Quantity of Lunik Rocket' });
  await expect.element(pieces).toHaveFocus();
  await userEvent.keyboard('5{Enter}');
  await expect.element(box).toHaveFocus();
  expect(taken()).toEqual([['Lunik Rocket', '5']]);

  await box.fill('1-3, 2-7');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 Atom: 3, 2 Red Bijili: 7')).toBeVisible();
  expect(taken()).toEqual([
    ['Lunik Rocket', '5'],
    ['Atom', '3'],
    ['Red Bijili', '7'],
  ]);

  await expect.element(page.getByText('7 asked for in open enquiries')).toBeVisible();

  // A product that is there already gets its quantity changed.
  await box.fill('biji');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Quantity of Red Bijili' })).toHaveFocus();
  await userEvent.keyboard('9{Enter}');
  expect(taken()[2]).toEqual(['Red Bijili', '9']);
  await box.fill('gorilla');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No product has this number or name.')).toBeVisible();
  await box.fill('99-5');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No product has this number or name.')).toBeVisible();
  await box.fill('2-3, 2-4');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('This entry cannot be read: Twice in the list'))
    .toBeVisible();
  expect(taken()[2]).toEqual(['Red Bijili', '9']);

  // Another price stays in sight while it is typed anew.
  await page.getByRole('button', { name: 'Another price for Atom' }).click();
  const price = page.getByRole('textbox', { name: 'Price each of Atom' });
  await price.fill('');
  await price.fill('80');
  expect(now().lines[1]).toMatchObject({ price: '80' });
  await page.getByRole('button', { name: 'List price for Atom' }).click();
  expect(now().lines[1]).toMatchObject({ price: '', priceReason: '' });
  await page.getByRole('button', { name: 'Take out Lunik Rocket' }).click();
  expect(taken()).toHaveLength(2);
});

test('desk edge 1: for 60 days after a numbering staff are told to ask which list the buyer holds', async () => {
  const dayBefore = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  function Page({ numberedOn }: { numberedOn: string }) {
    const form = useForm<DeskValues>({ defaultValues: noValues() });
    return (
      <QueryClientProvider client={new QueryClient()}>
        <FormProvider {...form}>
          <DeskLines list={list(numberedOn)} products={new Map()} facts={new Map()} />
        </FormProvider>
      </QueryClientProvider>
    );
  }
  const { rerender } = await render(<Page numberedOn={dayBefore(58)} />);
  await expect.element(page.getByText(/^Numbers changed on .*ask which list/)).toBeVisible();
  await rerender(<Page numberedOn={dayBefore(62)} />);
  await expect.element(page.getByText(/^Numbers changed on/)).not.toBeInTheDocument();
});
