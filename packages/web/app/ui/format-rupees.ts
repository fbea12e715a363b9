const indian = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `rupees` as ₹1,23,456.00: Indian grouping and two decimals. */
export function formatRupees(rupees: number): string {
  const figures = indian.format(Math.abs(rupees));
  return rupees < 0 && figures !== '0.00' ? `-₹${figures}` : `₹${figures}`;
}
