/** The calls of estimates, which pages load when they need one; `calls` has those of every page. */
export const quoteCalls = {
  createEstimate: ['POST', '/quote/estimate', 'visitor'],
  getSharedQuote: ['GET', '/quote/shared/:code', 'anyone'],
} as const;
