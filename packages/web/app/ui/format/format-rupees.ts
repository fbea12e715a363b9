/**
 * `rupees` as ₹1,23,456.00: Indian grouping and two decimals. Written out, since a phone's browser
 * takes longer to load the rules of `Intl.NumberFormat` than to draw the first page.
 */
export function formatRupees(rupees: number): string {
  const figures = Math.abs(rupees)
    .toFixed(2)
    .replace(/\d(?=(\d\d)+\d\.)/g, '$&,');
  return rupees < 0 && figures !== '0.00' ? `-₹${figures}` : `₹${figures}`;
}
