/** The public pages, except those of a product or a category. */
export const publicPaths = [
  '/',
  '/products',
  '/safetytips',
  '/contact',
  '/privacypolicy',
  '/terms',
  '/refundpolicy',
];
