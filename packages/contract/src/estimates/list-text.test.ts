import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRupees } from '../money.ts';
import { writeList } from './list-text.ts';

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
const format = (rupees: number) => `₹${grouped.format(rupees)}`;

/** Reads a list back as strictly as it is written. */
function readList(text: string) {
  return text.split('\n').map((line, index) => {
    const [, at, name, unit, quantity, total] =
      /^(\d+)\. (.+) \[([^[\]]*)\] x (\d+) = ₹([\d,]+\.\d\d)$/u.exec(line) ?? [];
    expect(at, line).toBe(String(index + 1));
    return { name, unit, quantity: Number(quantity), total: Number(total?.replaceAll(',', '')) };
  });
}

const pot = { name: 'Flower Pots Big', unit: '1 Box (10 pcs)', quantity: 5, total: 262.5 };

test('a line names product, unit, pieces and sum', () => {
  expect(writeList([pot], format)).toBe('1. Flower Pots Big [1 Box (10 pcs)] x 5 = ₹262.50');
  expect(writeList([pot, { ...pot, quantity: 120, total: 1_23_456 }], format).split('\n')[1]).toBe(
    '2. Flower Pots Big [1 Box (10 pcs)] x 120 = ₹1,23,456.00',
  );
});

test('edge 28: what looks like a formula or spans lines is text on one line', () => {
  const odd = [
    { ...pot, name: '=HYPERLINK("https://x.test")' },
    { ...pot, name: '@SUM & "Sons" 🎆 பூஞ்சட்டி' },
    { ...pot, name: 'Two\nlines\t= one', unit: 'Box [new] x 3' },
  ];
  const text = writeList(odd, format);
  expect(text.split('\n')).toEqual([
    '1. =HYPERLINK("https://x.test") [1 Box (10 pcs)] x 5 = ₹262.50',
    '2. @SUM & "Sons" 🎆 பூஞ்சட்டி [1 Box (10 pcs)] x 5 = ₹262.50',
    '3. Two lines = one [Box (new) x 3] x 5 = ₹262.50',
  ]);
  for (const line of text.split('\n')) expect(line).toMatch(/^\d/);
});

const pieces = ['Flower', 'பூ', '10cm', 'x 5', '= ₹2.00', '(10 pcs)', '&', '"A"', '🎆', '2 in 1'];
const textOf = (words: readonly string[]) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((text) => text.join(' '));
const lines = fc.array(
  fc.record({
    name: textOf([...pieces, '[Big]', '1.']),
    unit: textOf(pieces),
    quantity: fc.integer({ min: 1, max: 999 }),
    total: fc.integer({ min: 0, max: 1_000_000_000 }).map(toRupees),
  }),
  { minLength: 1, maxLength: 100 },
);

test('1,000 random lists come back equal', () => {
  fc.assert(
    fc.property(lines, (list) => {
      expect(readList(writeList(list, format))).toEqual(list);
    }),
    { numRuns: 1_000 },
  );
});
