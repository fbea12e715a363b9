import { expect, test } from 'vitest';
import * as tamil from '../words/dispatch.ta.ts';
import { dispatchText } from './dispatch-text.ts';

const nothing = {
  cartons: null,
  transporter: '',
  lrNumber: '',
  lrDate: null,
  freight: null,
  office: { name: '', phone: '', text: '' },
};
const office = { name: 'Erode office', phone: '0424 222222', text: 'Near the\nbus stand.' };
const lorry = { cartons: 3, transporter: 'Speed Lorry', lrNumber: '4711', lrDate: '2026-11-02' };

test.each([
  [{}, ''],
  [{ cartons: 1 }, '1 carton.'],
  [{ transporter: 'Speed Lorry' }, 'With Speed Lorry.'],
  [{ ...lorry, lrDate: null }, '3 cartons with Speed Lorry, LR 4711.'],
  [
    { ...lorry, freight: 'toPay', office },
    '3 cartons with Speed Lorry, LR 4711 of 2 Nov. Freight: to pay when you collect at Erode office, 0424 222222, Near the bus stand.',
  ],
  [
    { ...lorry, freight: 'toPay' },
    '3 cartons with Speed Lorry, LR 4711 of 2 Nov. Freight: to pay when you collect.',
  ],
  [{ cartons: 2, freight: 'paid' }, '2 cartons. Freight: paid.'],
  [
    { freight: 'paid', office: { ...office, text: '' } },
    'Freight: paid. Collect at Erode office, 0424 222222.',
  ],
  [{ office: { ...office, phone: '', text: '' } }, 'Collect at Erode office.'],
] as const)('%j: %s', (known, text) => {
  expect(dispatchText({ ...nothing, ...known })).toBe(text);
});

test('in Tamil', () => {
  expect(dispatchText({ ...nothing, ...lorry, freight: 'toPay' }, tamil, 'ta')).toBe(
    'Speed Lorry மூலம் 3 அட்டைப்பெட்டிகள், லாரி ரசீது (LR) 4711, 2 நவ. லாரி வாடகை வாங்கும்போது செலுத்த வேண்டும்.',
  );
});
