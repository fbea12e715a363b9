import { soundKey } from './spelling/sound-key.ts';

/** The least share of common parts at which two words are alike. */
const leastShared = 0.34;
const mostNear = 5;

/** Finds those of `others` that sound most like a word, whatever the difference. */
export function makeNearest(others: Iterable<string>): (word: string) => string[] {
  const known = [...others].map((other) => ({ other, parts: partsOf(soundKey(other)) }));
  return (word) => {
    const own = partsOf(soundKey(word));
    if (own.size === 0) return [];
    return known
      .map(({ other, parts }) => ({ other, shared: sharedBy(own, parts) }))
      .filter(({ shared }) => shared >= leastShared)
      .toSorted((a, b) => b.shared - a.shared)
      .slice(0, mostNear)
      .map(({ other }) => other);
  };
}

/** The pairs of neighbouring letters, the word's ends included. */
function partsOf(key: string): Set<string> {
  const parts = new Set<string>();
  if (key.length < 2) return parts;
  const ended = ` ${key} `;
  for (let at = 0; at < ended.length - 1; at += 1) parts.add(ended.slice(at, at + 2));
  return parts;
}

/** The share of common parts in all parts: 0 to 1. */
function sharedBy(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const part of a) if (b.has(part)) common += 1;
  return common / (a.size + b.size - common || 1);
}
