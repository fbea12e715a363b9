// The subject of a mail is its heading, too.
export const changed = {
  saleMode: 'Sale mode of {shop} was changed',
  gstin: 'GSTIN of {shop} was changed',
  payment: 'Payment details of {shop} were changed',
  contact: 'Contact details of {shop} were changed',
} as const;
export const whoAndWhen = 'It was changed by {name} on {time}.';
export const openSettings = 'Open the settings';
export const ifUnexpected =
  'If nobody of your shop did this, set new passwords for all admins at once and put the setting right.';
