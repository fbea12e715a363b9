/**
 * The number that was typed, with commas or spaces only where they group thousands, in the Indian
 * or the western way: `12,5` may mean 12.5 as well as 125, so it is undefined, as is other text.
 */
export function parseNumber(typed: string): number | undefined {
  const text = typed.trim();
  return pattern.test(text) ? Number(text.replace(/[,\s]/g, '')) : undefined;
}

const pattern = /^-?(?=\.?\d)(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})?(?:\.\d*)?$/;

export function parseRupees(typed: string): number | undefined {
  return parseNumber(typed.replace(/^\s*(₹|Rs[.:]?|INR)|(₹|\/-)\s*$/gi, ''));
}

export function parsePercent(typed: string): number | undefined {
  return parseNumber(typed.replace(/%\s*$/, ''));
}
