/** Heading of the list of keys by which programs call the shop. */
export const keys = 'Keys';
export const keysLead =
  'With a key a program, such as your accounting, works in the shop in your name. It can do what you choose here, and never more than you.';
export const keysFailed = 'The keys could not be loaded';
export const loadingKeys = 'Loading the keys…';
export const noKeys = 'No program has a key.';
export const newKey = 'New key';
export const name = 'Name';
/** The head of a column: what a key may do. */
export const may = 'May';
/** The head of a column: who has made a key. */
export const by = 'In the name of';
export const lastUsed = 'Last used';
export const never = 'Never';
/** The head of a column: the last day of a key. */
export const ends = 'Ends';
export const actions = 'Actions';
/** A button: ends a key. */
export const end = 'End';
export const endOf = 'End {name}';
export const endTitle = 'End the key {name}?';
export const endText = 'The program that has it is refused from now on. It cannot be brought back.';
export const endFailed = 'Failed to end the key';
/** A button: makes the key. */
export const make = 'Make the key';
export const makeFailed = 'Failed to make the key';
export const keyName = 'Name of the key';
export const keyNameHint = 'Such as the program it is for';
/** The name of a table, for screen readers. */
export const rights = 'What the key may do';
export const endsOn = 'Ends on';
export const endsOnHint = 'The last day, within 400 days';
/** The title, above the token of a new key. */
export const tokenTitle = 'The key {name}';
export const token = 'Key';
export const tokenOnce =
  'Copy it into the program now: it is shown only this once. Whoever has it can do what you have chosen.';
export const tokenLost =
  'The key was made before, but it can be shown only once. End it and make another.';
export const copy = 'Copy';
export const copied = 'Copied';
export const notCopied = 'It could not be copied';
export const done = 'Done';

/** Heading of the list of addresses that are told what happens in the shop. */
export const events = 'Events';
export const eventsLead =
  'A program of yours is told at once what happens in the shop: a short, signed message with numbers and sums, never about a person.';
export const webhooksFailed = 'The addresses could not be loaded';
export const loadingWebhooks = 'Loading the addresses…';
export const noWebhooks = 'No program is told of events.';
export const newWebhook = 'New address';
export const changeWebhook = 'Change the address';
export const change = 'Change';
export const save = 'Save';
export const saveFailed = 'Failed to save';
export const url = 'Address';
export const urlHint = 'https://, as whoever made the program names it';
export const whichEvents = 'What it is told';
export const isOn = 'Switched on';
/** Of an address that gets nothing. */
export const off = 'Switched off';
/** The title, above the secret of a new address. */
export const secretTitle = 'The secret of this address';
export const secret = 'Secret';
export const secretOnce =
  'Copy it into the program now: it is shown only this once. By it the program knows that a message is from your shop.';
export const secretLost =
  'The address was added before, but its secret can be shown only once. Delete it and add it anew.';
/** A button: deletes an address. */
export const deleteWebhook = 'Delete the address';
export const deleteTitle = 'Delete this address?';
export const deleteText =
  'The program is told of nothing any more, and the log of what it was told is deleted.';
export const deleteFailed = 'Failed to delete the address';

export const sendTest = 'Send a test';
export const sendAgain = 'Send again';
export const sendFailed = 'Failed to send';
/** {answer} is what the program said, such as '200 ok'. */
export const sentAnswer = 'Delivered. The program answered: {answer}';
/** {answer} is what the program said, or why there was no answer. */
export const notSentAnswer = 'Not delivered: {answer}';
export const nothingSent = 'Nothing was sent yet.';
/** Opens the list of the last messages to an address. */
export const log = { one: 'The last message', other: 'The last {count} messages' } as const;
/** The name of a table, for screen readers. */
export const logCaption = 'Messages to this address';
export const event = 'Event';
export const state = 'State';
export const tries = 'Tries';
export const answer = 'Answer';
export const when = 'When';
export const waiting = 'Waiting';
export const delivered = 'Delivered';
export const failed = 'Not delivered';

// What happens.
export const orderPlaced = 'Order placed';
export const orderPaid = 'Order paid';
export const orderShipped = 'Order shipped';
export const orderCancelled = 'Order cancelled';
export const enquirySent = 'Enquiry sent';
export const enquiryConfirmed = 'Enquiry confirmed';
export const stockLow = 'Stock falls to 10 or fewer';
export const test = 'Test';
