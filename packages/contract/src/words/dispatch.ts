// How an order left, on its page and in its mails. The phrases of the parcels are joined by commas.
export const cartonsWith = {
  one: '{count} carton with {transporter}',
  other: '{count} cartons with {transporter}',
} as const;
export const cartons = { one: '{count} carton', other: '{count} cartons' } as const;
export const withTransporter = 'With {transporter}';
/** The number of the lorry receipt, and its day. */
export const lrOf = 'LR {number} of {date}';
export const lr = 'LR {number}';
/** The lorry's freight; {office} is where the goods are collected. */
export const freightToPayAt = 'Freight: to pay when you collect at {office}';
export const freightToPay = 'Freight: to pay when you collect';
export const freightPaidAt = 'Freight: paid. Collect at {office}';
export const freightPaid = 'Freight: paid';
export const collectAtOffice = 'Collect at {office}';
