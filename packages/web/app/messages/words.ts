export const title = 'Contact';
export const description =
  'Write to us, call us or visit us: questions about fireworks, orders and delivery.';
export const lead =
  'Questions about a firework, an order or a delivery? Write to us, and we answer by email.';
export const writeToUs = 'Write to us';
export const reachUs = 'Reach us';
export const followUs = 'Follow us';
/** For screen readers, after the name of a social network. */
export const newTab = '(opens in a new tab)';
export const name = 'Name';
export const email = 'Email';
export const subject = 'Subject';
export const message = 'Message';
export const send = 'Send Message';
export const incomplete = 'All fields are required';
export const pausing = 'Please wait 30 seconds before sending another message';
export const failed = 'Failed to send message';
export const thanks = 'Thank you. We will answer to {email}.';
export const leaveOut = 'Please leave out: {words}';
