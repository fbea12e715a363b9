import { splitTax, type TaxAmounts } from '@mathappu/contract/invoices/tax-amounts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditAmounts } from './credit-amounts.ts';

const none: TaxAmounts = { totalPaise: 0, taxablePaise: 0, halfPaise: 0, igstPaise: 0 };

const plus = (a: TaxAmounts, b: TaxAmounts): TaxAmounts => ({
  totalPaise: a.totalPaise + b.totalPaise,
  taxablePaise: a.taxablePaise + b.taxablePaise,
  halfPaise: a.halfPaise + b.halfPaise,
  igstPaise: a.igstPaise + b.igstPaise,
});

/** The notes of an invoice of which these parts are given back one after the other, and then the rest. */
function creditParts(
  invoice: TaxAmounts,
  rateBp: number,
  parts: readonly number[],
  place = '33',
): TaxAmounts[] {
  const notes: TaxAmounts[] = [];
  let credited = none;
  let due = 0;
  for (const part of [...parts, invoice.totalPaise]) {
    due = Math.min(invoice.totalPaise, due + part);
    const note = creditAmounts({ invoice, credited, rateBp, place }, due - credited.totalPaise);
    if (note.totalPaise > 0) notes.push(note);
    credited = plus(credited, note);
  }
  return notes;
}

const part = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 200_000 }));

test('10,000 invoices credited in parts: no sum exceeds the invoice, and the last note takes what is left', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 3_000_000 })),
      fc.oneof(fc.constantFrom(500, 1_200, 1_800, 2_800), fc.integer({ min: 1, max: 10_000 })),
      fc.array(part, { maxLength: 40 }),
      fc.constantFrom('33', '32'),
      (totalPaise, rateBp, parts, place) => {
        const invoice = splitTax(totalPaise, rateBp, place);
        const notes = creditParts(invoice, rateBp, parts, place);
        let sum = none;
        for (const note of notes) {
          const { taxablePaise, halfPaise, igstPaise } = note;
          expect(note.totalPaise).toBe(taxablePaise + 2 * halfPaise + igstPaise);
          expect(Math.min(taxablePaise, halfPaise, igstPaise)).toBeGreaterThanOrEqual(0);
          expect(place === '33' ? igstPaise : halfPaise).toBe(0);
          sum = plus(sum, note);
          expect(sum.taxablePaise).toBeLessThanOrEqual(invoice.taxablePaise);
          expect(sum.halfPaise).toBeLessThanOrEqual(invoice.halfPaise);
          expect(sum.igstPaise).toBeLessThanOrEqual(invoice.igstPaise);
        }
        expect(sum).toEqual(invoice);
      },
    ),
    { numRuns: 10_000 },
  );
});

test('a part has the tax that brings all credited until then to the tax of their sum', () => {
  const invoice = splitTax(21, 1_800, '33');
  expect(invoice).toEqual({ totalPaise: 21, taxablePaise: 17, halfPaise: 2, igstPaise: 0 });
  // Each by itself would be 7 = 5 + 1 + 1: three of them one paisa of each tax more than the invoice.
  expect(creditParts(invoice, 1_800, [7, 7])).toEqual([
    { totalPaise: 7, taxablePaise: 5, halfPaise: 1, igstPaise: 0 },
    { totalPaise: 7, taxablePaise: 7, halfPaise: 0, igstPaise: 0 },
    { totalPaise: 7, taxablePaise: 5, halfPaise: 1, igstPaise: 0 },
  ]);
});

test('an odd paisa of which no two equal halves can be made waits for the next note', () => {
  const invoice = splitTax(7, 1_800, '33');
  const ones = creditParts(invoice, 1_800, [1, 1, 1, 1, 1, 1]);
  expect(ones.map(({ totalPaise }) => totalPaise)).toEqual([1, 1, 1, 1, 1, 2]);
});

test('of IGST an odd paisa is credited at once', () => {
  const invoice = splitTax(7, 1_800, '32');
  expect(invoice).toEqual({ totalPaise: 7, taxablePaise: 6, halfPaise: 0, igstPaise: 1 });
  const ones = creditParts(invoice, 1_800, [1, 1, 1, 1, 1, 1], '32');
  expect(ones.map(({ totalPaise }) => totalPaise)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test('what earlier notes credited too much is not credited again', () => {
  const invoice = splitTax(21, 1_800, '33');
  const credited = { totalPaise: 14, taxablePaise: 10, halfPaise: 2, igstPaise: 0 };
  const note = { totalPaise: 7, taxablePaise: 7, halfPaise: 0, igstPaise: 0 };
  expect(creditAmounts({ invoice, credited, rateBp: 1_800, place: '33' }, 7)).toEqual(note);
  const most = { totalPaise: 18, taxablePaise: 12, halfPaise: 3, igstPaise: 0 };
  expect(creditAmounts({ invoice, credited: most, rateBp: 1_800, place: '33' }, 3)).toEqual({
    totalPaise: 3,
    taxablePaise: 3,
    halfPaise: 0,
    igstPaise: 0,
  });
});
