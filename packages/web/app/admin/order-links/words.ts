/** The heading of the part with the link of an estimate, an enquiry or an order. */
export const title = 'Link for the buyer';
export const lead = 'Whoever has it sees goods, sums and state, and can answer you.';
export const copy = 'Copy link';
export const copied = 'Link copied';
export const notCopied = 'The link could not be copied';
export const send = 'Send on WhatsApp';
/** The message; {number} is the number of the order, such as MP-7K4Q-92XD. */
export const message = '{shop}: {number}. Follow it here: {link}';
export const make = 'Make a link';
export const renew = 'Renew link';
export const renewTitle = 'Renew the link of {number}?';
export const renewText = 'The old link and papers with it stop working.';
export const keep = 'Keep it';
export const renewFailed = 'Failed to renew the link';

/** Erasing a buyer without an account: a button, its dialog, and what stands in its way. */
export const forget = 'Erase this person';
export const forgetTitle = 'Erase the person of {number}?';
export const forgetText =
  'Name, number, address, texts and the link go. Goods, sums, dates, district and tax invoices stay. This cannot be undone.';
export const forgetReason = 'Why, for your own history';
export const forgetReasonMissing = 'Please give a reason';
export const forgetUnderWay = 'It is still open: deliver, cancel, decline or end it first.';
export const forgetMoney = 'There is money to give back first.';
export const forgetFailed = 'The person could not be erased';
