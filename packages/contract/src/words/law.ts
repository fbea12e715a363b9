/** Where customers choose, ask and read papers, while the shop takes enquiries. */
export const lawNotice =
  'By an order of the Supreme Court of 23 October 2018 fireworks are not sold through websites. What you send here is an enquiry, not an order. We call or message you, usually within 24 hours, and agree on goods, price and delivery with you. Until then nothing is sold and nothing is to be paid.';
