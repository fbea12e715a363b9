import { expect, test } from 'vitest';
import { taxPercentOn, writtenTax } from './tax-part.ts';

const document = {
  rates: [
    { validFrom: '2027-01-01', percent: 12 },
    { validFrom: '2017-07-01', percent: 18 },
  ],
  hsn: '3604',
  invoicePrefix: 'inv',
  creditNotePrefix: 'CRN',
  firstInvoice: 1,
  firstCreditNote: 1,
  signatory: '',
  units: [{ word: 'box', code: 'BOX' }],
  ledgers: { sales: 'Sales', cgst: 'CGST', sgst: 'SGST', igst: 'IGST' },
  largeAbove: 100_000,
  ewayWithinState: 100_000,
  ewayToOtherStates: 50_000,
};

test.each([
  ['2017-06-30', undefined],
  ['2017-07-01', 18],
  ['2026-12-31', 18],
  ['2027-01-01', 12],
])('on %s the rate is %s', (day, percent) => {
  expect(taxPercentOn(document.rates, day)).toBe(percent);
});

test('prefixes are upper case', () => {
  expect(writtenTax.parse(document)).toEqual({ ...document, invoicePrefix: 'INV' });
});

test.each([
  [{ hsn: '36' }, 'hsn', '4, 6 or 8 digits'],
  [{ hsn: '36041' }, 'hsn', '4, 6 or 8 digits'],
  [{ invoicePrefix: '' }, 'invoicePrefix', '1 to 3 letters and digits'],
  [{ invoicePrefix: 'A/B' }, 'invoicePrefix', '1 to 3 letters and digits'],
  [{ invoicePrefix: 'crn' }, 'creditNotePrefix', 'Another one than that of invoices'],
  [{ firstInvoice: 0 }, 'firstInvoice', 'Write a whole number from 1 to 9,99,999'],
  [{ firstCreditNote: 1_000_000 }, 'firstCreditNote', 'Write a whole number from 1 to 9,99,999'],
  [
    { rates: [{ validFrom: '2026-02-30', percent: 18 }] },
    'rates.0.validFrom',
    'A day such as 2026-11-07',
  ],
  [
    { rates: [{ validFrom: '2026-02-01', percent: 0 }] },
    'rates.0.percent',
    'Write a percent from 0.01 to 40',
  ],
  [
    { rates: [{ validFrom: '2026-02-01', percent: 41 }] },
    'rates.0.percent',
    'Write a percent from 0.01 to 40',
  ],
  [
    { rates: [document.rates[0], document.rates[0]] },
    'rates.1.validFrom',
    'Another rate holds from this day',
  ],
  [{ units: [{ word: ' ', code: 'BOX' }] }, 'units.0.word', 'Write the word of the unit'],
  [{ units: [{ word: 'box', code: '' }] }, 'units.0.code', 'Choose the code of the unit'],
  [
    {
      units: [
        { word: 'box', code: 'BOX' },
        { word: '1 BOX (10 pcs)', code: 'PCS' },
      ],
    },
    'units.1.word',
    'This word has a code already',
  ],
  [{ ledgers: { ...document.ledgers, igst: '' } }, 'ledgers.igst', 'Write the name of the ledger'],
  [{ largeAbove: -1 }, 'largeAbove', 'Write an amount in rupees'],
])('%j is refused beside its field', (changes, path, message) => {
  const { error } = writtenTax.safeParse({ ...document, ...changes });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [path, message],
  ]);
});
