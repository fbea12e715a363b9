/** A section of a product's page. */
export const title = 'Customer reviews';
export const none = 'No reviews yet';
export const counted = { one: '{count} review', other: '{count} reviews' } as const;
/** Of the month in which the product was delivered: November 2026. */
export const boughtHere = 'Bought here, delivered {month}';
/** Who wrote it, when there is no name to show. */
export const aCustomer = 'A customer';
export const answer = 'Answer of the shop';
export const more = 'More reviews';
export const loading = 'Loading reviews…';
export const notLoaded = 'The reviews could not be loaded';

/** Of an order, on each of its products; screen readers read what is hidden as well, as with the next ones. */
export const write = 'Write a review<hidden> of {name}</hidden>';
export const yours = 'Your review';
export const wordsWait = 'Your stars count. Your review appears once we have read it.';
/** The reason is one of the four below. */
export const notShown = 'The shop does not show your words. Reason: {reason}.';
export const personalData = 'Personal data';
export const insult = 'Insult';
export const advertising = 'Advertising';
export const offTopic = 'Not about the product';
export const withdraw = 'Withdraw<hidden> your review of {name}</hidden>';
export const withdrawQuestion = 'Withdraw your review of “{name}”?';
export const withdrawText =
  'Its stars and words are deleted, and the answer to it. The form for a new one begins with them.';
export const withdrawLabel = 'Withdraw';
export const withdrawFailed = 'The review could not be withdrawn';

/** The title of the form; {name} is the product. */
export const writeOf = 'Review of {name}';
export const stars = 'Your stars';
export const text = 'Your words';
export const textHint = 'Optional. Shown with your first name and initial.';
export const send = 'Send review';
export const sendFailed = 'The review could not be sent';
