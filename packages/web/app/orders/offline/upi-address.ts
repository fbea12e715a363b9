type Payment = {
  upiId: string;
  payee: string;
  /** Rupees. */
  amount: number;
  orderId: string;
};

/**
 * Opens a payment app on a phone with everything filled in, as NPCI's "UPI Linking Specifications" 1.6
 * have it: `@` as it is, since not every app decodes the payee's address.
 * https://studylib.net/doc/27265723/upi.linking.specs-ver.1.6
 */
export const upiAddress = ({ upiId, payee, amount, orderId }: Payment): string => {
  const fields = { pn: payee, am: amount.toFixed(2), cu: 'INR', tn: orderId };
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  // Letters, digits, dots and hyphens around one @, which the settings make sure of.
  return `upi://pay?pa=${upiId}&${query.join('&')}`;
};
