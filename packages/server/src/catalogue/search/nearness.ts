import { soundKey } from '@mathappu/contract/spelling/sound-key';

/** The least share of common parts at which two words are alike. */
const leastShared = 0.34;
const mostNear = 5;
const leastSounds = 3;

/** Finds those of `others` that sound most like a word, whatever the difference. */
export function makeNearest(others: Iterable<string>): (word: string) => string[] {
  const known = [...others].map((other) => ({ other, parts: partsOf(soundKey(other)) }));
  const having = Map.groupBy(
    known.flatMap(({ parts }, at) => [...parts].map((part) => ({ part, at }))),
    ({ part }) => part,
  );
  return (word) => {
    const own = partsOf(soundKey(word));
    const common = new Map<number, number>();
    for (const part of own) {
      for (const { at } of having.get(part) ?? []) common.set(at, (common.get(at) ?? 0) + 1);
    }
    return [...common]
      .map(([at, count]) => ({ at, shared: count / (own.size + sizeOf(known[at]) - count) }))
      .filter(({ shared }) => shared >= leastShared)
      .toSorted((a, b) => b.shared - a.shared || a.at - b.at)
      .slice(0, mostNear)
      .flatMap(({ at }) => known[at]?.other ?? []);
  };
}

const sizeOf = (one: { readonly parts: ReadonlySet<string> } | undefined): number =>
  one?.parts.size ?? 0;

/** The pairs of neighbouring letters, the word's ends included. */
function partsOf(key: string): Set<string> {
  const parts = new Set<string>();
  // One or two sounds are like those of half the shop.
  if (key.length < leastSounds) return parts;
  const ended = ` ${key} `;
  for (let at = 0; at < ended.length - 1; at += 1) parts.add(ended.slice(at, at + 2));
  return parts;
}
