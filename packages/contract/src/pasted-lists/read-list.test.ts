import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

const names = [
  ['Flower Pots Small', 'சின்ன புஸ்வாணம்', '1 Box (10 pcs)'],
  ['Flower Pots Big', 'பெரிய புஸ்வாணம்', '1 Box (10 pcs)'],
  ['Anar', 'புஸ்வாணம்', '1 Box (10 pcs)'],
  ['12 Shots', '12 ஷாட்', '1 Pc'],
  ['60 Shots', '', '1 Pc'],
  ['Atom', 'அணுகுண்டு', '1 Box (10 pcs)'],
  ['Red Bijili', 'சிவப்பு பிஜிலி', '1 Pkt (50 pcs)'],
  ['1000 Wala', '', '1 Pc'],
  ['10 cm Colour Sparklers', '', '1 Box (10 pcs)'],
  ['12 cm Colour Sparklers', '', '1 Box (10 pcs)'],
  ['Two Sound Crackers', '', '1 Pkt'],
  ['Lunik Rocket', '', '1 Box (10 pcs)'],
  ['Gold Rain', '', '1 Pc'],
] as const;
const products = names.map(([name, tamilName, unit], at) => ({
  ...{ _id: name, name, tamilName, unit, position: at + 1 },
  ...(name === 'Atom' && { piecesPerCase: 48, alsoCalled: 'King bomb, Sutli' }),
}));
const synonyms = {
  equal: [
    ['flower pot', 'புஸ்வாணம்', 'busvanam'],
    ['big', 'periya', 'பெரிய'],
    ['bijili', 'oosi vedi'],
  ],
  oneWay: [{ words: ['bomb'], to: ['atom'] }],
  filler: ['price', 'the'],
};
const read = (text: string) => readList(text, { products, synonyms });
const short = (text: string) =>
  read(text).map(({ kind, productId, quantity, why }) =>
    kind === 'sure' ? `${productId} ${quantity}` : (why ?? kind),
  );

test.each([
  ['Atom x5', 'Atom 5'],
  ['5x Atom', 'Atom 5'],
  ['• *Atom* - 5 box pls', 'Atom 5'],
  ['[05/11/26, 9:16:42 pm] Anbu: Atom (5)', 'Atom 5'],
  ['03/11/2026, 18:23 - +91 98400 12345: Atom 5 nos', 'Atom 5'],
  ['அணுகுண்டு ௫ பெட்டி', 'Atom 5'],
  ['anugundu anju box', 'Atom 5'],
  ['sutli half dozen', 'Atom 6'],
  ['atom 2 dozen ₹450/-', 'Atom 24'],
  ['flowerpots big 3', 'Flower Pots Big 3'],
  ['periya pusvanam naalu', 'Flower Pots Big 4'],
  ['lunik roket 2', 'Lunik Rocket 2'],
  ['10cm 10', '10 cm Colour Sparklers 10'],
  ['1k wala 2', '1000 Wala 2'],
  ['2 sound crackers 5 box', 'Two Sound Crackers 5'],
  ['5 nos 12 shots', '12 Shots 5'],
  ['2 x 60 shots', '60 Shots 2'],
  ['12 shots 5', '12 Shots 5'],
])('%s: %s', (text, expected) => expect(short(text)).toEqual([expected]));

test.each([
  ['6-5', 'Atom 5'],
  ['6 = 5', 'Atom 5'],
  ['no 6 (5)', 'Atom 5'],
  ['#6 5 box', 'Atom 5'],
  ['எண் 6 - ஐந்து', 'Atom 5'],
  ['6-5, 2-3; 7-10', 'Atom 5', 'Flower Pots Big 3', 'Red Bijili 10'],
  ['6/5', 'Number or quantity?'],
  ['6.5', 'Number or quantity?'],
  ['6. 5', 'Number or quantity?'],
  ['6) 5', 'Number or quantity?'],
  ['5 box - 6', 'Number or quantity?'],
  ['6 - 5 - 4', 'Number or quantity?'],
  ['1000 - 20', 'Number or quantity?'],
  ['412 - 2', 'Number or quantity?'],
  ['412 - 200', 'notFound'],
  ['6 - 0', 'No quantity'],
  ['6 - 1000', 'More than 999'],
  ['6 - 50 pcs', 'Asked in pieces, sold as 1 Box (10 pcs)'],
  ['6 Atom - 5', 'Atom 5'],
  ['2 Atom - 5', 'Number 2 is Flower Pots Big'],
  ['98400 12345', 'skipped'],
  ['02/11/2026', 'skipped'],
  ['641006', 'skipped'],
  ['600 001', 'skipped'],
  ['5', 'notFound'],
])('by number: %s', (text, ...expected) => expect(short(text)).toEqual(expected));

test.each([
  ['Atom', 'No quantity'],
  ['atom 5 bijili 6', 'Two quantities'],
  ['colour sparklers 5', '10 cm or 12 cm?'],
  ['sparklers', 'skipped'],
  ['புஸ்வாணம் 5', '3 products are called so'],
  ['bijili 50 pcs', 'Asked in pieces, sold as 1 Pkt (50 pcs)'],
  ['2 case atom', 'Asked in cases of 48'],
  ['atom வேண்டாம்', 'Says not wanted'],
  ['no bijili', 'Says not wanted'],
  ['Ganga jamuna 5', 'notFound'],
  ['Hi anna, list 2026', 'skipped'],
  ['Total 12 items = 4500', 'skipped'],
])('asked about or passed over: %s', (text, expected) => expect(short(text)).toEqual([expected]));

test('numbers that rise from line to line count the lines', () => {
  expect(short('1. Atom 5\n2. Lunik 3\n3) Gold rain 2')).toEqual([
    'Atom 5',
    'Lunik Rocket 3',
    'Gold Rain 2',
  ]);
});

test('the same product twice is asked about, and a bare pair beside names', () => {
  expect(short('atom 5\n\nlunik 3\nanugundu 2')).toEqual([
    'Twice in the list',
    'Lunik Rocket 3',
    'Twice in the list',
  ]);
  expect(short('lunik 3\n12-5\nno 12 - 5')[1]).toBe('Number 12 is Lunik Rocket');
  expect(short('6-3\n12-5')).toEqual(['Atom 3', 'Lunik Rocket 5']);
});

test('parts of a line are read one by one when each has its quantity', () => {
  expect(short('atom 5, lunik 3 box')).toEqual(['Atom 5', 'Lunik Rocket 3']);
  expect(short('flower pots big 3 box, small 5 box')).toEqual(['Two quantities']);
});

test('a doubtful line has its choices, each with its quantity', () => {
  expect(read('50 pcs atom')).toEqual([
    {
      ...{ line: 0, text: '50 pcs atom', kind: 'doubtful', productId: 'Atom', quantity: 5 },
      why: 'Asked in pieces, sold as 1 Box (10 pcs)',
      choices: [
        { productId: 'Atom', quantity: 5 },
        { productId: 'Atom', quantity: 50 },
      ],
    },
  ]);
  expect(read('\n5 box - 6')[0]).toMatchObject({
    line: 1,
    choices: [
      { productId: '60 Shots', quantity: 6 },
      { productId: 'Atom', quantity: 5 },
    ],
  });
});

test('desk edge 12: whatever is pasted is text', () => {
  for (const piece of ['1', '1,', '<b>', '=1+1\n', '\u202e', 'x5 ', '*', '(', 'atom ', '₹', '௫']) {
    const started = Date.now();
    expect(read(piece.repeat(10_000 / piece.length)).some(({ kind }) => kind === 'sure')).toBe(
      false,
    );
    expect(Date.now() - started).toBeLessThan(5_000);
  }
});

const choices = (text: string) =>
  read(text).map(({ choices }) => choices?.map(({ productId, quantity }) => [productId, quantity]));

test('desk edges 5 to 11: lines as families write them', () => {
  expect(short('12-5, 6-3, 2-10'), 'edge 5').toEqual([
    'Lunik Rocket 5',
    'Atom 3',
    'Flower Pots Big 10',
  ]);
  const numbers = '98400 12345\n02/11/2026\n641006\nTotal 12 items = 4500';
  expect(short(numbers), 'edge 6').toEqual(['skipped', 'skipped', 'skipped', 'skipped']);
  expect(short('1000 - 2'), 'edge 7').toEqual(['Number or quantity?']);
  expect(choices('1000 - 2')[0]?.[0], 'edge 7').toEqual(['1000 Wala', 2]);
  expect(['5 nos 12 shots', '2 x 60 shots', '12 shots 5'].flatMap(short), 'edge 8').toEqual([
    '12 Shots 5',
    '60 Shots 2',
    '12 Shots 5',
  ]);
  expect([choices('50 pcs atom'), choices('2 case atom')], 'edge 9').toEqual([
    [
      [
        ['Atom', 5],
        ['Atom', 50],
      ],
    ],
    [
      [
        ['Atom', 96],
        ['Atom', 2],
      ],
    ],
  ]);
  expect(['atom வேண்டாம்', 'no bijili'].flatMap(short), 'edge 10').toEqual([
    'Says not wanted',
    'Says not wanted',
  ]);
  const chat = [
    '[02/11/26, 9:16:42 pm] Anbu: Atom 5',
    '[02/11/26, 9:17:02 pm] Selvi: Lunik Rocket 2',
    '[02/11/26, 9:18:42 pm] Ravi: anugundu 3',
  ].join('\n');
  expect(short(chat), 'edge 11').toEqual([
    'Twice in the list',
    'Lunik Rocket 2',
    'Twice in the list',
  ]);
});
