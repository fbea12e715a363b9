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

/** True when a text holds one of the words that advertising sent through contact forms is made of. */
export function isSuspicious(text: string): boolean {
  const lower = text.toLowerCase();
  return suspiciousWords.some((word) => lower.includes(word));
}
