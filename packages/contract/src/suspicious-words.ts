import { undisguised } from './plain-text.ts';

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

/** The words of a text, however disguised, that are typical of contact form spam. */
export function suspiciousWordsIn(text: string): string[] {
  const lower = undisguised(text).toLowerCase();
  return suspiciousWords.filter((word) => lower.includes(word));
}
