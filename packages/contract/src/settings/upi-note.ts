/** The first text below the UPI QR; pages in Tamil say it in Tamil until the owner writes another. */
export const firstUpiNote =
  'Some apps refuse a QR from the gallery above ₹2,000. Then pay to the UPI ID.';
