/**
 * The order number that the text has the form of, in upper or lower case, with or without its
 * hyphens. As the alphabet of order numbers provides, the letters I, L and O are read as the digits
 * they look like: https://www.crockford.com/base32.html
 */
export function orderNumberOf(text: string): string | undefined {
  const [, first, second] = /^MP-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/.exec(text.toUpperCase()) ?? [];
  if (!first || !second) return undefined;
  return `MP-${first}-${second}`.replace(/[IL]/g, '1').replace(/O/g, '0');
}
