export const checkPincode = 'Check pincode';
export const changePincode = 'Change pincode';
export const yourPincode = 'Your pincode';
/** The button beside the pincode. */
export const check = 'Check';
export const incomplete = 'Please enter the 6 digits of a pincode.';
/** {place} is a district. */
export const deliversFree = 'We deliver to {pincode} ({place}), free.';
export const deliversFor = 'We deliver to {pincode} ({place}) for {amount}.';
export const deliversForFreeFrom =
  'We deliver to {pincode} ({place}) for {amount}, free for orders of {from} or more.';
export const deliversToPay =
  'We deliver to {pincode} ({place}). The freight is paid to the lorry office on arrival.';
export const deliversNot = 'We do not deliver to {pincode} ({place}).';
/** The pincode belongs to more than one district; this is the likeliest. */
export const area = '{district} area';
/** Where other states are served, too. */
export const noDeliveryBut = 'We do not deliver to {pincode}, only in {states}.';
export const noDelivery = 'We do not deliver to {pincode}, only within Tamil Nadu.';
/** After the sentence above: a link to the contact page, with this subject and message filled in. */
export const ask = 'Ask us about it';
export const askSubject = 'Delivery to {pincode}';
export const askMessage = 'My pincode is {pincode}. Is there a way for me to order?';
