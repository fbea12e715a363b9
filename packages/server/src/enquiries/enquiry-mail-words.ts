// The subject of a mail is its heading, too.
export const subjects = {
  received: 'Enquiry {number} received',
  offered: 'Our offer for enquiry {number}',
  confirmed: 'Enquiry {number} is now order {order}',
  declined: 'Enquiry {number} was declined',
  sent: 'New enquiry {number}',
  accepted: 'Enquiry {number} accepted',
  asked: 'Enquiry {number}: a change is asked for',
  withdrawn: 'Enquiry {number} withdrawn',
} as const;

export const received =
  'We have received your enquiry {number}. The goods are kept for you once we have confirmed it.';
export const offered = 'Our offer for your enquiry {number} is {total}, good until {date}.';
export const howToAccept =
  'If you agree, press Accept on the page of the enquiry or call {phone}. We then confirm it with you.';
export const declined =
  'We cannot send what you asked for in enquiry {number}. The reason: {reason}';
export const confirmed = 'As agreed with you, your enquiry {number} is now order {order}.';
export const payUntil = 'Please pay {amount} by {date} and write {order} in the note.';
/** The change of a line, in brackets after its name; the shop reads it, too. */
export const changedLine = 'Asked for {asked}, offered {quantity}';
export const changedLineWhy = 'Asked for {asked}, offered {quantity}: {reason}';
/** The sentence with the shop's note. */
export const shopNote = 'Our note: {note}';
export const note = 'Your note: {note}';
export const sentOn = 'Sent on';
export const viewEnquiry = 'View enquiry';

export const upiId = 'UPI id';
export const payee = 'In the name of';
export const bank = 'Bank';
export const accountNumber = 'Account number';
export const ifsc = 'IFSC';

// On WhatsApp, to the customer.
export const offerMessage =
  '{shop}: our offer for enquiry {number} is {total}, good until {date}. {link}';

/** The reason of a line that was lowered when the order was made. */
export const onlyInStock = 'Only {stock} in stock';

// To the shop.
export const asksFor = '{customer} asks for goods of {total}.';
export const hasAccepted =
  '{customer} has accepted your offer of {total}. Speak with them, then confirm it.';
export const asksForChange =
  '{customer} asks for a change of the offer of {total}. It counts no more:';
export const hasWithdrawn = '{customer} has withdrawn the enquiry of {total}.';
export const phone = 'Phone';
/** A number that was typed into the form for those without an account. */
export const notVerified = '{phone} (not verified, no account)';
export const theirNote = 'Their note: {note}';
export const messageThem = 'Message on WhatsApp';
export const openEnquiry = 'Open the enquiry';
