import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxOrderRupees } from '../limits.ts';
import { toHundredths } from '../money.ts';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [100, 'Rupees One Only'],
  [1_990, 'Rupees Nineteen and Ninety Paise Only'],
  [10_000, 'Rupees One Hundred Only'],
  [99_999, 'Rupees Nine Hundred Ninety Nine and Ninety Nine Paise Only'],
  [100_000, 'Rupees One Thousand Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [10_205_050, 'Rupees One Lakh Two Thousand Fifty and Fifty Paise Only'],
  [
    1_234_567_890,
    'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight and Ninety Paise Only',
  ],
  [1_00_00_00_000 * 100, 'Rupees One Hundred Crore Only'],
])('%i paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

const values = new Map(
  [
    ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
    ['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
    ['Nineteen'],
  ]
    .flat()
    .map((word, value) => [word, value] as const),
);
const tens = ['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
for (const [place, word] of tens.entries()) values.set(word, 10 * (place + 2));
const steps: Record<string, number> = { Crore: 1e7, Lakh: 1e5, Thousand: 1e3, Hundred: 100 };

/** Reads the words back: a step multiplies all smaller numbers before it. */
function readWords(words: string): number {
  const parts: number[] = [];
  for (const word of words.split(' ')) {
    const step = steps[word];
    if (step === undefined) {
      parts.push(values.get(word) ?? Number.NaN);
      continue;
    }
    let sum = 0;
    while (parts.length > 0 && (parts.at(-1) ?? 0) < step) sum += parts.pop() ?? 0;
    parts.push(sum * step);
  }
  return parts.reduce((sum, part) => sum + part, 0);
}

test('any amount is read back from its words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: toHundredths(maxOrderRupees) }), (paise) => {
      const [, rupees = '', rest = 'Zero'] =
        /^Rupees (.+?)(?: and (.+) Paise)? Only$/.exec(amountInWords(paise)) ?? [];
      expect(readWords(rupees) * 100 + readWords(rest)).toBe(paise);
    }),
    { numRuns: 10_000 },
  );
});
