import type { PriceRange } from '@mathappu/contract/catalogue/facets';

/** What a search says of prices, and the words that are left of it. */
export type ReadPrice = {
  readonly search: string;
  readonly range?: PriceRange;
  /** Whether the cheapest are wanted first. */
  readonly isCheapFirst?: boolean;
};

const before = String.raw`(?:₹|rs\.?|inr|ரூ\.?)`;
const after = String.raw`(?:₹|/-|rs\.?|rupees?|ரூ\.?|ரூபாய்?)`;
const figure = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{1,6})`;
const amount = String.raw`(?:${before}\s*)?${figure}(?:\s*${after})?`;
/** Ends a word: \b knows no Tamil letters. */
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const start = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const pattern = (text: string) => new RegExp(`${start}${text}${end}`, 'iu');

const most = [
  pattern(String.raw`(?:under|below|less than|within|up ?to|at most|not more than)\s+${amount}`),
  pattern(String.raw`${amount}\s*-?\s*(?:க்குள்|க்குள்ளே|க்கு\s*கீழ்|க்கும்?\s*குறைவான?|kk?ulla?|or less)`),
];
const least = [
  pattern(String.raw`(?:over|above|more than|at least)\s+${amount}`),
  pattern(String.raw`${amount}\s*-?\s*(?:க்கு\s*மேல்|க்கும்\s*மேற்பட்ட|or more)`),
];
const between = [
  pattern(String.raw`between\s+${amount}\s+(?:and|to)\s+${amount}`),
  pattern(String.raw`${before}\s*${figure}\s*(?:-|–|to)\s*(?:${before}\s*)?${figure}`),
  pattern(String.raw`${figure}\s*(?:-|–|to|முதல்)\s*${figure}\s*${after}(?:\s*வரை)?`),
];
const cheap = pattern(
  `(?:cheap|cheapest|low(?:est)? price|மலிவு|மலிவான|மலிவாக|குறைந்த விலை|விலை குறைந்த)`,
);

/** Smaller figures are ages, centimetres or pieces more often than rupees. */
const leastFigure = 20;

/**
 * Takes 'under 200', '200 ரூபாய்க்குள்', 'above ₹500', '₹200-500' and 'cheap' out of a search. A search
 * without such words stays as it is.
 */
export function readPrice(search: string): ReadPrice {
  for (const [patterns, toRange] of readings) {
    for (const one of patterns) {
      const found = one.exec(search);
      if (!found) continue;
      const figures = found.slice(1).map((text) => Number(text.replaceAll(',', '')));
      if (figures.some((value) => value < leastFigure)) continue;
      return { search: without(search, found), range: toRange(figures) };
    }
  }
  const found = cheap.exec(search);
  return found ? { search: without(search, found), isCheapFirst: true } : { search };
}

const readings: readonly [readonly RegExp[], (figures: readonly number[]) => PriceRange][] = [
  [between, ([one = 0, other = 0]) => ({ min: Math.min(one, other), max: Math.max(one, other) })],
  [most, ([max]) => ({ max })],
  [least, ([min]) => ({ min })],
];

const without = (search: string, { 0: text, index }: RegExpExecArray): string =>
  `${search.slice(0, index)} ${search.slice(index + text.length)}`.replace(/\s+/g, ' ').trim();
