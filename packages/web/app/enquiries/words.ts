/** For screen readers, the choice between the next three. */
export const views = 'Orders, lists and enquiries';
export const orders = 'Orders';
export const lists = 'My lists';
export const enquiries = 'Enquiries';

/** {number} is such as EQ-7K4Q-92XD. */
export const title = 'Enquiry {number}';
export const sentOn = 'Sent on {date}';
export const none = 'No enquiries yet';
export const noneHint = 'Choose your fireworks and send us the list.';
export const seeProducts = 'See our products';
export const failed = 'Failed to fetch enquiries';
export const oneFailed = 'Failed to fetch the enquiry';
export const emptyPage = 'There are no enquiries on this page.';
export const newest = 'Newest enquiries';
export const pages = 'Pages of enquiries';
export const view = 'View Enquiry<hidden> {number}</hidden>';
export const notFound = 'Enquiry Not Found';
export const notFoundHint = 'There is no such enquiry among yours.';

/** What has become of an enquiry. */
export const stateSent = 'Sent';
export const stateOffered = 'Waiting for your answer';
export const stateOfferOver = 'Offer ended';
export const stateAccepted = 'You accepted. The shop will confirm.';
export const stateConfirmed = 'Confirmed as order {order}';
export const stateDeclined = 'Declined: {reason}';
export const stateWithdrawn = 'Withdrawn';

/** The steps of an enquiry, with their dates. */
export const stepSent = 'Sent';
export const stepEdited = 'Changed by the shop';
export const stepOffered = 'Offered by the shop';
export const stepAccepted = 'Accepted by you';
export const stepConfirmed = 'Confirmed by the shop';
export const stepDeclined = 'Declined by the shop';
export const stepAsked = 'You asked for a change';
export const stepWithdrawn = 'Withdrawn';
export const pending = 'Pending';

export const offered = 'You asked for {asked}. We offer {offered}, good until {date}.';
/** What the offer changes: '30 Shots 2 → 1 (Only one carton left); Discount ₹100.00 (A neighbour)'. */
export const changes = 'Changed: {changes}.';
export const change = '{name} {before} → {after}';
export const because = '{change} ({reason})';
export const discountOf = 'Discount {amount}';
/** Of a line of which the shop has too few since it was offered. */
export const leftNow = 'Only {left} of {quantity} left now';
export const offerWasUntil =
  'Our offer was good until {date}. Write to us or call, and we renew it.';
export const notKept = 'Goods are kept once the shop has confirmed.';
/** Of a line that is not as it was asked for; a reason may follow. */
export const askedAndOffered = 'You asked for {asked}, offered {offered}';
export const addedByShop = 'Added by the shop';
export const withReason = '{what}: {reason}';
export const otherPrice = 'Agreed price: {reason}';
export const note = 'Your note';
export const shopNote = 'Note from the shop';

/** A button, with the sum of the offer. */
export const accept = 'Accept {total}';
/** A button, and the question that it opens. */
export const askForChange = 'Ask for a change';
export const askTitle = 'What should be changed?';
export const askLead =
  'The offer then counts no more. The shop reads what you write and offers anew.';
export const whatToChange = 'Your wish';
export const changeMissing = 'Say what should be changed';
export const notNow = 'Not now';
export const sendChange = 'Send to the shop';
export const withdraw = 'Withdraw';
export const withdrawTitle = 'Withdraw this enquiry?';
export const withdrawText = 'The shop then does not answer it any more. You can send another one.';
export const keep = 'Keep enquiry';
export const answerFailed = 'Failed to send your answer';
/** After an answer that came too late: the shop has written another version. */
export const changed = 'The shop has changed this enquiry meanwhile. This is how it stands now.';
export const messageShop = 'Message the shop on WhatsApp';
/** The message; {products} is '3 products'. */
export const message = 'My enquiry {number}: {products}, {total}.';
export const putBack = 'Put back into my cart';
