/** Keys of a shop that have not ended. */
export const maxApiKeys = 20;
/** Days that a key lasts when nothing else is asked for, and at most. */
export const firstKeyDays = 90;
export const maxKeyDays = 400;

/** Addresses that events are sent to. */
export const maxWebhooks = 10;
/** Deliveries of an address that its list shows. */
export const deliveriesShown = 50;
