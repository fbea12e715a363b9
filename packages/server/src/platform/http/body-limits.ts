import type { CallName } from '@mathappu/contract/calls';

const kB = 1024;

/** The limit of most calls. A text of 5,000 Tamil letters takes half of it. */
export const bodyLimitBytes = 32 * kB;

/** The limits of calls whose valid bodies may be longer. */
const longBodies: Partial<Record<CallName, number>> = {
  // A hundred lines, each with the name and the picture that the customer saw.
  placeCodOrder: 128 * kB,
  placeOnlineOrder: 128 * kB,
  sendEnquiry: 128 * kB,
  sendGuestEnquiry: 128 * kB,
  // A hundred lines or more, each with two reasons.
  editQuote: 256 * kB,
  // A description and forty details.
  createProduct: 128 * kB,
  updateProduct: 128 * kB,
  // Every district, and a hundred depots with their addresses.
  updateSettings: 128 * kB,
  razorpayWebhook: 64 * kB,
};

/** The longest JSON body that a call takes; files have limits of their own. */
export const bodyLimitOf = (name: CallName): number => longBodies[name] ?? bodyLimitBytes;
