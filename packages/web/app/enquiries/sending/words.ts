/** In the place of the payment, above the notice about the law. */
export const howThisWorks = 'How this works';
/** A field for what the shop should know. */
export const note = 'Note to the shop';
export const noteHint = 'Such as the day you need the goods, or when we reach you. Optional.';
export const failed = 'Failed to send enquiry';
