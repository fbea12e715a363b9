export const freeDelivery = 'FREE delivery in Tamil Nadu';
export const freeDeliveryTo = 'FREE delivery to {pincode}';
export const checkPincode = 'Check pincode';
export const changePincode = 'Change pincode';
export const yourPincode = 'Your pincode';
/** The button beside the pincode. */
export const check = 'Check';
export const incomplete = 'Please enter the 6 digits of a pincode.';
export const delivers = 'We deliver to {pincode} ({district}), free.';
/** The pincode belongs to more than one district; this is the likeliest. */
export const deliversToArea = 'We deliver to {pincode} ({district} area), free.';
export const noDelivery = 'We do not deliver to {pincode}, only within Tamil Nadu.';
/** After the sentence above: a link to the contact page, with this subject and message filled in. */
export const ask = 'Ask us about it';
export const askSubject = 'Delivery to {pincode}';
export const askMessage = 'My pincode is {pincode}. Is there a way for me to order?';
