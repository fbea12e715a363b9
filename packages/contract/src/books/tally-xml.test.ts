import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTax } from '../invoices/tax-amounts.ts';
import type { MonthPaper } from './month-paper.ts';
import { partyLedgers, tallyParties, tallyVoucher } from './tally-xml.ts';

const ledgers = { sales: 'Sales', cgst: 'CGST', sgst: 'SGST', igst: 'IGST' };
const gstin = '33ABCDE1234F1Z7';

const paper = (changes: Partial<MonthPaper> = {}): MonthPaper => ({
  kind: 'invoice',
  number: 'INV/26-27/000007',
  date: '2026-11-05',
  place: '33',
  gstin: null,
  buyer: 'Anbu',
  hsn: '3604',
  rateBp: 1_800,
  amounts: splitTax(11_800, 1_800, '33'),
  corrects: null,
  invoicePaise: 11_800,
  lines: [],
  isPart: false,
  ...changes,
});

const entriesOf = (xml: string) =>
  [
    ...xml.matchAll(/<LEDGERNAME>(.*?)<\/LEDGERNAME><ISDEEMEDPOSITIVE>(.*?)<.*?<AMOUNT>(.*?)</g),
  ].map(([, ledger, isDebit, amount]) => `${ledger} ${isDebit} ${amount}`);

test('an invoice debits the buyer, a credit note credits him, and no private name leaves', () => {
  const invoice = tallyVoucher(paper(), ledgers, new Map());
  expect(entriesOf(invoice)).toEqual([
    'Retail buyers Yes -118.00',
    'Sales No 100.00',
    'CGST No 9.00',
    'SGST No 9.00',
  ]);
  expect(invoice).toContain('<DATE>20261105</DATE><VOUCHERTYPENAME>Sales</VOUCHERTYPENAME>');
  expect(invoice).toContain('<VOUCHERNUMBER>INV/26-27/000007</VOUCHERNUMBER>');
  expect(invoice).not.toContain('Anbu');
  const note = { kind: 'credit_note', corrects: 'INV/26-27/000007', place: '32' } as const;
  const amounts = splitTax(11_800, 1_800, '32');
  const credited = tallyVoucher(paper({ ...note, amounts }), ledgers, new Map());
  expect(entriesOf(credited)).toEqual([
    'Retail buyers No 118.00',
    'Sales Yes -100.00',
    'IGST Yes -18.00',
  ]);
  expect(credited).toContain('<VOUCHERTYPENAME>Credit Note</VOUCHERTYPENAME>');
  expect(credited).toContain('<REFERENCE>INV/26-27/000007</REFERENCE>');
  expect(credited).toContain('<PLACEOFSUPPLY>Kerala</PLACEOFSUPPLY>');
});

test('10,000 papers: what is debited is credited, to the paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000_000 }),
      fc.constantFrom('33', '32'),
      fc.constantFrom('invoice', 'credit_note'),
      (totalPaise, place, kind) => {
        const amounts = splitTax(totalPaise, 1_800, place);
        const xml = tallyVoucher(paper({ kind, place, amounts }), ledgers, new Map());
        const paise = entriesOf(xml).map((entry) =>
          BigInt(entry.split(' ').at(-1)?.replace('.', '') ?? ''),
        );
        expect(paise.reduce((sum, each) => sum + each, 0n)).toBe(0n);
      },
    ),
    { numRuns: 10_000 },
  );
});

test('edge 35: a name with &, ]]>, =, quotes, an emoji and what XML cannot hold is text', () => {
  const buyer = '=A & B ]]> <i>"x"</i> 🎆\u0000\u000b\ud800';
  const parties = partyLedgers(new Map([[gstin, buyer]]), ledgers);
  const [, ledger = ''] = tallyParties(parties);
  const name = '=A &amp; B ]]&gt; &lt;i&gt;&quot;x&quot;&lt;/i&gt; 🎆';
  expect(ledger).toContain(`<LEDGER NAME="${name}`);
  expect(ledger).toContain(`<NAME>${name}`);
  expect(ledger).toContain(`<PARTYGSTIN>${gstin}</PARTYGSTIN>`);
  const voucher = tallyVoucher(paper({ gstin, buyer }), ledgers, parties);
  expect(voucher).toContain(`<PARTYLEDGERNAME>${name}`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
  expect(`${ledger}${voucher}`).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Cs}/u);
});

test('two businesses of one name, and one with the name of another ledger, have ledgers of their own', () => {
  const businesses = new Map([
    ['33A', 'Anbu Traders'],
    ['32B', 'anbu  traders'],
    ['33C', 'Sales'],
    ['33D', 'Retail buyers'],
    ['33E', ' '],
  ]);
  expect([...partyLedgers(businesses, ledgers).values()]).toEqual([
    'Anbu Traders',
    'anbu traders (32B)',
    'Sales (33C)',
    'Retail buyers (33D)',
    '33E',
  ]);
});
