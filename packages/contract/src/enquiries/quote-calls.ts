/** The calls of estimates and enquiries, which pages load when they need one; `calls` has those of every page. */
export const quoteCalls = {
  createEstimate: ['POST', '/quote/estimate', 'visitor'],
  getSharedQuote: ['GET', '/quote/shared/:code', 'anyone'],
  sendEnquiry: ['POST', '/quote/enquiry', 'customer'],
  listMyQuotes: ['GET', '/quote/mine', 'customer'],
  getMyQuote: ['GET', '/quote/mine/:quoteId', 'customer'],
  answerQuote: ['POST', '/quote/answer/:quoteId', 'customer'],
} as const;
