/** For screen readers, the name of the toasts and the keys that lead to them. */
export const notifications = 'Notifications Alt+T';
/** For screen readers, of the button that closes a toast. */
export const dismiss = 'Dismiss notification';
/** For screen readers, of the bar that runs down until a toast closes. */
export const timeLeft = 'notification timer';
/** A toast that is shown again while it is still on the screen: 'Kuruvi added to cart 2 times'. */
export const severalTimes = '{text} {count} times';

/** What is copied: an order's number, an address. */
export const copy = 'Copy {label}';
export const copied = '{label} copied to clipboard';
export const notCopied = '{label} could not be copied';
