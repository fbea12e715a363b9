type Payment = {
  upiId: string;
  payee: string;
  /** Rupees. */
  amount: number;
  orderId: string;
};

/**
 * Opens a payment app on a phone with everything filled in.
 * https://www.npci.org.in/PDF/npci/upi/circular/2017/Circular18_BankCompliances_to_enable_UPI_merchant_ecosystem_0.pdf
 */
export const upiAddress = ({ upiId, payee, amount, orderId }: Payment): string => {
  const fields = { pa: upiId, pn: payee, am: amount.toFixed(2), cu: 'INR', tn: orderId };
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `upi://pay?${query.join('&')}`;
};
