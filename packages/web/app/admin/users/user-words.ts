import type { Tone } from '#web/ui/badge.tsx';

/** In the words of the screen for what is stored, which is compared without case. */
const statusWords = new Map<string, { label: string; tone: Tone }>([
  ['active', { label: 'Active', tone: 'green' }],
  ['suspended', { label: 'Suspended', tone: 'yellow' }],
  ['banned', { label: 'Banned', tone: 'red' }],
]);

export const userStatusOptions = [
  { value: 'Active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'banned', label: 'Banned' },
];

export function wordsOfStatus(status: string): { label: string; tone: Tone } {
  return statusWords.get(status.toLowerCase()) ?? { label: 'Unknown', tone: 'grey' };
}
