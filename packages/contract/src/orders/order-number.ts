/**
 * The order number that the text has the form of, in upper or lower case, with or without its
 * hyphens. As the alphabet of order numbers provides, the letters I, L and O are read as the digits
 * they look like: https://www.crockford.com/base32.html
 */
export function orderNumberOf(text: string): string | undefined {
  const [, first, second, suffix = ''] =
    /^MP-?([0-9A-Z]{4})-?([0-9A-Z]{4})(-(?:[2-9]|[1-9]\d))?$/.exec(text.toUpperCase()) ?? [];
  if (!first || !second) return undefined;
  return `MP-${first}-${second}`.replace(/[IL]/g, '1').replace(/O/g, '0') + suffix;
}

const firstSuffix = 2;
const lastSuffix = 99;
const baseLength = 'MP-7K4Q-92XD'.length;

/** The number of the order that one with this number is changed into; undefined after the last. */
export function nextOrderNumber(number: string): string | undefined {
  const suffix = Number(number.slice(baseLength + 1) || firstSuffix - 1) + 1;
  return suffix > lastSuffix ? undefined : `${number.slice(0, baseLength)}-${suffix}`;
}

/** All numbers that an order and those it is changed into may have. */
export function orderNumbersOfSale(number: string): string[] {
  const base = number.slice(0, baseLength);
  const suffixes = Array.from({ length: lastSuffix - 1 }, (_, index) => firstSuffix + index);
  return [base, ...suffixes.map((suffix) => `${base}-${suffix}`)];
}
