const suspiciousWords = [
  'http://',
  'https://',
  'www.',
  'buy now',
  'click here',
  'free',
  'discount',
  'offer',
  'limited time',
  'make money',
  'earn cash',
  'work from home',
];

/** True when a text contains a word that is typical of contact form spam. */
export function isSuspicious(text: string): boolean {
  const lower = text.toLowerCase();
  return suspiciousWords.some((word) => lower.includes(word));
}
