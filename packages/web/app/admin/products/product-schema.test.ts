import { completePassport } from '@mathappu/contract/catalogue/passport';
import { noPlainFields } from '@mathappu/contract/catalogue/product-fields';
import { expect, test } from 'vitest';
import { editedProductForm, newProductForm } from './product-schema.ts';
import { emptyProduct } from './product-values.ts';

const written = { ...emptyProduct, name: ' Rocket ', description: 'Up', unit: ' Box of 10 ' };
const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a new product needs a name and a description; the rest may come later', () => {
  expect(issuesOf(newProductForm.safeParse(emptyProduct))).toEqual([
    'name: Name is required',
    'description: Description is required',
  ]);
  expect(newProductForm.parse({ ...written, unit: ' ' })).toEqual({
    name: 'Rocket',
    description: 'Up',
    price: null,
    stock: null,
    unit: null,
    discount: 0,
    goesWith: [],
    passport: completePassport({}),
    rating: null,
    image: [],
    details: {},
    categoryId: null,
    mrp: null,
    piecesPerCase: null,
    ...noPlainFields,
  });
});

test('an edit needs price, stock and unit too, and its numbers become numbers', () => {
  expect(issuesOf(editedProductForm.safeParse(emptyProduct))).toEqual([
    'name: Name is required',
    'description: Description is required',
    'price: Price is required',
    'stock: Stock is required',
    'unit: Unit is required',
  ]);
  const edited = { ...written, price: '120.50', stock: '0', rating: '4.3', discount: '12.5' };
  expect(editedProductForm.parse(edited)).toMatchObject({
    price: 120.5,
    stock: 0,
    discount: 12.5,
    rating: 4.3,
    unit: 'Box of 10',
  });
});

test('a price above the MRP after the discount is refused at the price', () => {
  const boxed = { ...written, price: '1000', discount: '50', mrp: '₹500', stock: '1' };
  expect(newProductForm.parse(boxed)).toMatchObject({ mrp: 500 });
  for (const form of [newProductForm, editedProductForm]) {
    expect(issuesOf(form.safeParse({ ...boxed, discount: '49.9' }))).toContain(
      'price: Above the MRP of ₹500.00',
    );
  }
});

test('numbers are read as people type them', () => {
  const typed = { ...written, price: '₹1,23,456.50', stock: '1 200', discount: '12.5%' };
  const numbers = { price: 123456.5, stock: 1200, discount: 12.5 };
  expect(newProductForm.parse(typed)).toMatchObject(numbers);
  expect(editedProductForm.parse(typed)).toMatchObject(numbers);
});

test.each([
  ['price', '12,5'],
  ['price', '1e3'],
  ['price', '5%'],
  ['stock', '₹5'],
  ['discount', '12,5'],
  ['rating', '4,5'],
  ['price', '-1'],
  ['price', '1.005'],
  ['price', 'ten'],
  ['stock', '2.5'],
  ['discount', '101'],
  ['rating', '5.1'],
  ['rating', '4.25'],
])('a %s of %s is refused beside its field', (field, typed) => {
  const valid = { ...written, price: '1', stock: '1' };
  const issues = issuesOf(editedProductForm.safeParse({ ...valid, [field]: typed }));
  expect(issues).toEqual([expect.stringMatching(`^${field}: Enter a`)]);
});

test('details become a map, without empty rows; a duplicate name is refused', () => {
  const rows = (...details: [string, string][]) =>
    newProductForm.safeParse({
      ...written,
      details: details.map(([name, value]) => ({ name, value })),
    });
  expect(rows(['Height', ' 12 m '], ['', ''], ['நிறம்', 'சிவப்பு']).data?.details).toEqual({
    Height: '12 m',
    நிறம்: 'சிவப்பு',
  });
  expect(issuesOf(rows(['', '12 m'], ['Height', '1'], ['Height ', '2']))).toEqual([
    'details.0.name: A detail needs a name',
    'details.2.name: Another detail has this name',
  ]);
  const many = Array.from({ length: 41 }, (_, row): [string, string] => [`Row ${row}`, '']);
  expect(rows(...many.slice(1)).success).toBe(true);
  expect(issuesOf(rows(...many))).toEqual(['details: At most 40 details']);
});
