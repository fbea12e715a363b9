/** Estimates of an account; {number} is such as EQ-7K4Q-92XD. */
export const title = 'List {number}';
export const savedOn = 'Saved on {date}';
export const products = { one: '{count} product', other: '{count} products' } as const;
export const heldUntil = 'Held until {date}';
/** Its last day is over, or the shop has ended it. */
export const ended = 'Ended';
export const open = 'Open<hidden> list {number}</hidden>';
export const none = 'No lists yet';
export const noneHint = 'Save your cart as an estimate, and its prices are held for some days.';
export const failed = 'Failed to fetch your lists';
export const emptyPage = 'There are no lists on this page.';
export const newest = 'Newest lists';
export const pages = 'Pages of lists';
