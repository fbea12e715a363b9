import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuantityStepper } from './quantity-stepper.tsx';

type Quantity = { value: number; max: number; onZero?: () => void };

async function open({ value, ...rest }: Quantity) {
  const onChange = vi.fn<(quantity: number) => void>();
  function Line() {
    const [quantity, setQuantity] = useState(value);
    return (
      <QuantityStepper
        productName="Pencil"
        maxText="Only 5 left"
        {...rest}
        value={quantity}
        onChange={(changed) => {
          onChange(changed);
          setQuantity(changed);
        }}
      />
    );
  }
  await render(<Line />);
  return { box: page.getByRole('textbox', { name: 'Quantity of Pencil' }), onChange };
}

test('what is typed replaces the quantity and counts on Enter and on leaving the box', async () => {
  const { box, onChange } = await open({ value: 1, max: 20 });
  await box.click();
  await userEvent.keyboard('10');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[10]]);
  await userEvent.keyboard('7');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[10], [7]]);
});

test('more than there is becomes what there is, and is said', async () => {
  const { box, onChange } = await open({ value: 1, max: 5 });
  await box.click();
  await userEvent.keyboard('9{Enter}');
  expect(onChange.mock.calls).toEqual([[5]]);
  await expect.element(page.getByText('Only 5 left')).toBeVisible();
});

test.for(['0', 'two', '-1', '1.5'])('%s is refused and changes nothing', async (typed) => {
  const { box, onChange } = await open({ value: 2, max: 5 });
  await box.click();
  await userEvent.keyboard(`${typed}{Enter}`);
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(page.getByText('Enter a whole number from 1 to 5')).toBeVisible();
  await expect.element(box).toHaveValue('2');
});

test('a typed 0 takes the line away where that can be done', async () => {
  const onZero = vi.fn<() => void>();
  const { box } = await open({ value: 2, max: 5, onZero });
  await box.click();
  await userEvent.keyboard('0{Enter}');
  expect(onZero).toHaveBeenCalledOnce();
});

test('a button at its limit keeps the focus and does nothing', async () => {
  const { onChange } = await open({ value: 5, max: 5 });
  const increase = page.getByRole('button', { name: 'Increase quantity of Pencil' });
  await expect.element(increase).toHaveAttribute('aria-disabled', 'true');
  // A press by hand would wait for a button that is enabled.
  increase.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(increase.element());
  await page.getByRole('button', { name: 'Decrease quantity of Pencil' }).click();
  expect(onChange.mock.calls).toEqual([[4]]);
});
