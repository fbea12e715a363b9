export const tagline = 'Premium quality fireworks for all occasions';
/** Whom customers may complain to; `who` is a name. */
export const grievanceOfficer = 'Grievance officer: {who}';
/** When the shop is open: 'Mon-Fri 9am-5pm'. */
export const hoursOfDays = '{days} {opens}-{closes}';
/** A time before noon, until 4, until 7 and later. */
export const morning = '{time}am';
export const afternoon = '{time}pm';
export const evening = '{time}pm';
export const night = '{time}pm';
export const monday = 'Mon';
export const tuesday = 'Tue';
export const wednesday = 'Wed';
export const thursday = 'Thu';
export const friday = 'Fri';
export const saturday = 'Sat';
export const sunday = 'Sun';
/** Where the shop delivers, in the sentences below; {states} is such as 'Tamil Nadu, Kerala and Puducherry'. */
export const area = 'in Tamil Nadu';
export const areaOfStates = 'in {states}';
/** The same as a sentence of its own. */
export const areaOnly = 'We deliver in Tamil Nadu only';
export const areaIs = 'We deliver in {states}';
/** In descriptions of pages, after a comma or in the middle of a sentence. */
export const deliveredFree = 'delivered free {area}';
export const delivered = 'delivered {area}';
/** After the tagline; {delivered} is one of the two before. */
export const inviteOrder = 'Order online, {delivered}, with cash on delivery.';
export const inviteEnquiry = 'Send us an enquiry and agree by phone, {delivered}.';
/** In a shop that takes enquiries: the link to the checkout, and the title of that. */
export const proceed = 'Go on to the enquiry';
export const checkout = 'Your enquiry';
/** There, where customers decide; the link leads to the policy. */
export const enquiryPromise =
  'You send an enquiry, and we agree on everything with you, <refunds>refunds and returns</refunds>';
export const questions = 'Questions? Call {phone}';
export const withoutAccount = 'You need no account: your name and mobile number are enough.';
export const signInToEnquire =
  'Sign in or register to send your enquiry. What is in your cart stays there.';
export const signInDescription = 'Sign in to send enquiries and to follow them.';
export const registerDescription = 'Create an account to send enquiries and to follow them.';
/** The season in a slim line; the owner's own notice may follow. */
export const lastDay = {
  one: 'Last day to order: {date} ({count} day)',
  other: 'Last day to order: {date} ({count} days)',
} as const;
export const lastDayIsToday = 'Last day to order: today';
export const closed = 'The shop is not taking orders at the moment.';
/** What delivery costs, where customers decide. */
export const freeDelivery = 'FREE delivery {area}';
export const freeDeliveryTo = 'FREE delivery to {pincode}';
export const fixedDelivery = 'Delivery {area} for {amount}';
export const fixedDeliveryFreeFrom =
  'Delivery {area} for {amount}, FREE for orders of {from} or more';
export const deliveryToPay = 'Delivery {area}, freight to pay on arrival';
export const deliveryByDistrict = 'Delivery {area}, on terms that depend on your district';
export const deliveryByPlace = 'Delivery {area}, on terms that depend on where it goes';
export const onlyCollected = 'Orders are collected at our depots';
export const noDelivery = 'No delivery at the moment';
