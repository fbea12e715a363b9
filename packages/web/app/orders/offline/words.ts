/** Above where an order is paid; {order} is its number. */
export const pleasePay = 'Please pay {amount} by {date} and write {order} in the note.';
/** The same without a day. */
export const pleasePayNow = 'Please pay {amount} and write {order} in the note.';
export const received = 'Received so far: {amount} of {total}';
/** Headings of the two ways, and the parts of an account. */
export const byUpi = 'By UPI';
export const byBank = 'By bank transfer';
export const upiId = 'UPI ID';
export const payee = 'Payee';
export const bank = 'Bank';
export const account = 'Account number';
export const ifsc = 'IFSC';
/** The name of the picture, and below it what to do when an app does not take it. */
export const upiQr = 'UPI QR code';
export const aboutQr =
  'Some apps refuse a QR from the gallery above ₹2,000. Then pay to the UPI ID.';
/** A link that opens an app on the phone. */
export const openApp = 'Open my UPI app';
