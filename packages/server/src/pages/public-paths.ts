/** The pages that everybody visits, but for those of one product or category. */
export const publicPaths = [
  '/',
  '/products',
  '/safetytips',
  '/contact',
  '/privacypolicy',
  '/terms',
  '/refundpolicy',
];
