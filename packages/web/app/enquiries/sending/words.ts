/** In the place of the payment, above the notice about the law. */
export const howThisWorks = 'How this works';
/** A field for what the shop should know. */
export const note = 'Note to the shop';
export const noteHint = 'Such as the day you need the goods, or when we reach you. Optional.';
export const failed = 'Failed to send enquiry';

/** The form for those without an account; each of them but the address is asked for. */
export const haveAccount = 'Have an account? <signIn>Sign in</signIn>';
export const yourDetails = 'Your details';
export const name = 'Your name';
export const mobile = 'Mobile number';
export const mobileHint = 'We call this number, usually within 24 hours.';
export const state = 'State';
export const city = 'City';
export const district = 'District';
export const chooseDistrict = 'Choose a district';
/** Unfolds the next two. */
export const addAddress = 'Add an address (optional)';
export const pincode = 'Pincode';
export const address = 'Address';
export const addressHint = 'House, street, area and a landmark';
/** In a shop with depots: the choice that the goods are not collected. */
export const deliverToMe = 'Deliver to me';
/** After a request without an answer. */
export const unanswered =
  'We do not know yet whether your enquiry got through. You can safely send it again: it counts only once.';
