/** How often a value was taken from memory, and had to be made. */
export type Uses = { hits: number; misses: number };

/** Those of each kind, which is the first word of a key. */
export function usesOf(kinds: Map<string, Uses>, key: string): Uses {
  const kind = key.split(' ', 1)[0] ?? '';
  const uses = kinds.get(kind) ?? { hits: 0, misses: 0 };
  kinds.set(kind, uses);
  return uses;
}
