import { expect, test } from 'vitest';
import { demoCatalogue } from '#packages/demo/src/demo-catalogue.ts';
import { categoryNamesInTamil } from '#packages/demo/src/demo-categories.ts';
import { findBannedWords } from './banned-words.ts';
import { findProblems, findTextProblems } from './find-problems.ts';
import type { WordFile } from './find-word-files.ts';
import { parseWords, replaceTexts } from './parse-words.ts';
import { exportTable, importTable, readChecked, rowsOf, writeChecked } from './words-table.ts';

const english = `/** On a button. */
export const add = 'Add to cart';
export const left = 'Only {stock} left';
export const items = { one: '{count} item', other: '{count} items' } as const;
export const hint = 'Isn’t it? <link>Ask "us"</link>';
`;
const tamil = `export const add = 'கூடையில் சேர்க்க';
export const left = '{stock} மட்டுமே உள்ளது';
export const items = { one: '{count} பொருள்', other: '{count} பொருட்கள்' } as const;
export const hint = 'இல்லையா? <link>கேளுங்கள்</link>';
`;

const fileOf = (texts: { english?: string; tamil?: string; unused?: string } = {}): WordFile => ({
  place: 'cart',
  paths: { english: 'cart/words.ts', tamil: 'cart/words.ta.ts' },
  english: parseWords('words.ts', texts.english ?? english),
  tamil: parseWords('words.ta.ts', texts.tamil ?? tamil),
  usersOf: (key) => (key === texts.unused ? [] : ['cart/add-to-cart.tsx']),
});

test('words in both languages, all in use, have no problem', () => {
  expect(findProblems(fileOf())).toEqual([]);
});

test.each<[what: string, texts: Parameters<typeof fileOf>[0], problem: RegExp]>([
  ['without Tamil', { tamil: tamil.replace(/export const left.*\n/, '') }, /left has no Tamil/],
  ['without a form', { tamil: tamil.replace(/one: .*?, /, '') }, /items\.one has no Tamil/],
  ['without English', { english: english.replace(/export const left.*\n/, '') }, /not in English/],
  ['that nothing uses', { unused: 'left' }, /words\.ts: left is used nowhere/],
])('a word %s is found', (_what, texts, problem) => {
  expect(findProblems(fileOf(texts)).join('\n')).toMatch(problem);
});

test.each<[what: string, tamil: string, problem: RegExp]>([
  ['a value of another name', '{count} மட்டுமே', /has \{count\} instead of \{stock\}/],
  ['a value that is missing', 'மட்டுமே', /has no values/],
  ['an element that is not there', '<b>{stock}</b> மட்டுமே', /has <b> \{stock\}/],
  ['English', 'Only {stock} left', /still English: Only left/],
  ['English in part', '{stock} மட்டுமே left', /still English: left/],
  ['letters in pieces', '{stock} க\u0bc6\u0bbe', /NFC/],
  ['Tamil digits', '{stock} ௩', /Tamil digits/],
  ['blanks around it', ' {stock} மட்டுமே', /spare blanks/],
  ['a banned word and its ending', '{stock} விசாரணைகள்', /says விசாரணை \(write விலை கேட்பு\)/],
  ['a banned word after a sign', '({stock}) ‘வழக்கமானது’', /says வழக்கமான/],
  ['an ending without a hyphen', '{stock} இல் ஒன்று', /write -இல்/],
])('a translation with %s is found', (_what, text, problem) => {
  expect(findTextProblems(['Only {stock} left'], text).join('\n')).toMatch(problem);
});

test('what only looks like a banned word is right', () => {
  expect(findTextProblems(['{stock}'], '{stock} இல்லை, பேருப்பு')).toEqual([]);
});

test('the demo shop says no banned word', () => {
  const texts = [
    ...Object.values(categoryNamesInTamil),
    ...demoCatalogue.flatMap(({ nameTa, descriptionTa }) => [nameTa, descriptionTa]),
  ];
  expect(texts.flatMap(findBannedWords)).toEqual([]);
});

test('names are no English, and a form may leave its number out', () => {
  expect(findTextProblems(['Pay by UPI'], 'UPI மூலம் செலுத்த')).toEqual([]);
  expect(findTextProblems(['{count} item', '{count} items'], 'ஒரு பொருள்')).toEqual([]);
});

test('code among words is an error', () => {
  expect(() => parseWords('words.ts', 'const a = 1;')).toThrow(/nothing but/);
  expect(() => parseWords('words.ts', 'export const a = 1 + 1;')).toThrow(/not code/);
});

test('a text that is replaced keeps everything around it', () => {
  const [first] = parseWords('words.ta.ts', tamil).slice(-1);
  if (!first) throw new Error('no word');
  const code = replaceTexts(tamil, new Map([[first, `ஒரு 'மேற்கோள்', "இரண்டு"`]]));
  expect(parseWords('words.ta.ts', code).at(-1)?.text).toBe(`ஒரு 'மேற்கோள்', "இரண்டு"`);
  expect(code.split('\n').slice(0, 3)).toEqual(tamil.split('\n').slice(0, 3));
});

test('the table goes out and comes back, with what a reader changed and checked', () => {
  const file = fileOf();
  const table = exportTable([file], new Map());
  expect(table.startsWith('\ufeffplace,key,form,English,Tamil,note,used in,state\n')).toBe(true);
  expect(table).toContain('cart,add,,Add to cart,கூடையில் சேர்க்க,On a button.,');
  const edited = table
    .replace('கூடையில் சேர்க்க', 'கூடையில் சேர்')
    .replace(/(cart,add,.*)drafted/, '$1checked')
    .replace(/(cart,left,.*)drafted/, '$1checked');
  const { texts, checked, passedOver } = importTable(edited, [file], new Map());
  expect(passedOver).toEqual([]);
  expect([...(texts.get(file) ?? [])].map(([{ key }, text]) => [key, text])).toEqual([
    ['add', 'கூடையில் சேர்'],
  ]);
  const stored = readChecked(writeChecked(checked));
  const after = fileOf({ tamil: replaceTexts(tamil, texts.get(file) ?? new Map()) });
  const checkedKeys = (word: WordFile) =>
    rowsOf([word], stored).flatMap(({ key, state }) => (state === 'checked' ? [key] : []));
  expect(checkedKeys(after)).toEqual(['add', 'left']);

  const changed = fileOf({ english: english.replace('Add to cart', 'Put into the cart') });
  expect(checkedKeys(changed)).toEqual(['left']);
});

test('a row that is outdated or wrong changes nothing', () => {
  const table = exportTable([fileOf()], new Map());
  const now = fileOf({
    english: english
      .replace('Add to cart', 'Put into the cart')
      .replace(/export const hint.*\n/, ''),
  });
  const { texts, passedOver } = importTable(
    table.replace('{stock} மட்டும', '{n} மட்டும'),
    [now],
    new Map(),
  );
  expect(texts.size).toBe(0);
  expect(passedOver).toEqual([
    'cart add has changed in English since',
    'cart left has {n} instead of {stock}',
    'cart hint is not a text of the shop any more',
  ]);
});
