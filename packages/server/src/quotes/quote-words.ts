/** Sent by staff to the customer. */
export const offerMessage =
  '{shop}: our offer for enquiry {number} is {total}, good until {date}. {link}';
