import type { Paise } from '../money.ts';

const small = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** The steps of Indian numbering, the largest first; more than a crore of crores is none. */
const steps = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function numberInWords(value: number): string {
  const step = steps.find(([size]) => value >= size);
  if (step) {
    const [size, name] = step;
    const rest = value % size;
    const head = `${numberInWords(Math.floor(value / size))} ${name}`;
    return rest === 0 ? head : `${head} ${numberInWords(rest)}`;
  }
  if (value < 20) return small[value] ?? '';
  const unit = value % 10;
  return [tens[Math.floor(value / 10)], unit > 0 && small[unit]].filter(Boolean).join(' ');
}

/** As tax documents spell it: Rupees One Lakh Two Thousand and Fifty Paise Only. */
export function amountInWords(paise: Paise): string {
  const rest = paise % 100;
  const rupees = `Rupees ${numberInWords((paise - rest) / 100)}`;
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${numberInWords(rest)} Paise Only`;
}
