import { expect, test } from 'vitest';
import { readPrice } from './read-price.ts';

test.each([
  ['under 200', { search: '', range: { max: 200 } }],
  ['flower pots below Rs. 1,500', { search: 'flower pots', range: { max: 1_500 } }],
  ['rocket up to ₹300', { search: 'rocket', range: { max: 300 } }],
  ['200 ரூபாய்க்குள்', { search: '', range: { max: 200 } }],
  ['புஸ்வானம் 200-க்குள்', { search: 'புஸ்வானம்', range: { max: 200 } }],
  ['500 ரூபாய்க்கு மேல்', { search: '', range: { min: 500 } }],
  ['above 500', { search: '', range: { min: 500 } }],
  ['between 200 and 500 sparklers', { search: 'sparklers', range: { min: 200, max: 500 } }],
  ['₹500-200', { search: '', range: { min: 200, max: 500 } }],
  ['200 to 500 rupees', { search: '', range: { min: 200, max: 500 } }],
  ['cheap sparklers', { search: 'sparklers', isCheapFirst: true }],
  ['மலிவான மத்தாப்பு', { search: 'மத்தாப்பு', isCheapFirst: true }],
])('%s', (search, read) => {
  expect(readPrice(search)).toEqual(read);
});

test.each([
  '1000 wala',
  '100 wala',
  '10 cm',
  '12-15 cm',
  'for children under 10',
  '2 sound',
  'thunder 200',
  '7 in 1',
  '',
])('%s says nothing of prices', (search) => {
  expect(readPrice(search)).toEqual({ search });
});
