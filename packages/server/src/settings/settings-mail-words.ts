// The subject of a mail is its heading, too.
export const saleModeChanged = 'Sale mode of {shop} was changed';
export const gstinChanged = 'GSTIN of {shop} was changed';
export const whoAndWhen = 'It was changed by {name} on {time}.';
export const openSettings = 'Open the settings';
export const ifUnexpected =
  'If nobody of your shop did this, set new passwords for all admins at once and put the setting right.';
