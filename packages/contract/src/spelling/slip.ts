/** One slip from four letters on, two from eight: Algolia's bounds. Numbers never slip. */
export function slipsAllowed(letters: number): 0 | 1 | 2 {
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0;
}

/** Three rows of costs, used again by every call: each word typed is compared with thousands. */
let rows = makeRows(64);

function makeRows(longest: number): [Uint8Array, Uint8Array, Uint8Array] {
  return [new Uint8Array(longest + 2), new Uint8Array(longest + 2), new Uint8Array(longest + 2)];
}

/**
 * How many letters are left out, doubled, wrong or swapped with their neighbour between two words,
 * or `limit + 1` when there are more: the optimal string alignment distance. Costs are computed
 * beside the diagonal alone, since those further off are beyond the limit.
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  const tooMany = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooMany;
  if (b.length + 2 > rows[0].length) rows = makeRows(b.length);
  let [beforeLast, last, row] = rows;
  for (let j = 0; j <= Math.min(b.length, tooMany); j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    let left = from === 1 ? Math.min(i, tooMany) : tooMany;
    let least = left;
    row[from - 1] = left;
    for (let j = from; j <= to; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      left = Math.min((last[j] ?? 0) + 1, left + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwapped) left = Math.min(left, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = left;
      least = Math.min(least, left);
    }
    if (least > limit) return tooMany;
    row[to + 1] = tooMany;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, tooMany);
}

/**
 * Makes a function that narrows a list of words to those that may be a given word with some slips, by
 * length and letters, in the order of the list. An unfinished word may be the beginning of a longer one.
 */
export function makeCandidates(
  words: readonly string[],
): (word: string, limit: number, isUnfinished?: boolean) => string[] {
  const letters = Int32Array.from(words, lettersOf);
  const byLength = Map.groupBy(words.keys(), (at) => words[at]?.length ?? 0);
  const longest = Math.max(0, ...byLength.keys());
  return (word, limit, isUnfinished = false) => {
    const own = lettersOf(word);
    const found: number[] = [];
    const most = isUnfinished ? longest : word.length + limit;
    for (let length = word.length - limit; length <= most; length += 1) {
      for (const at of byLength.get(length) ?? []) {
        if (areFew(own & ~(letters[at] ?? 0), limit)) found.push(at);
      }
    }
    return found.sort((a, b) => a - b).map((at) => words[at] ?? '');
  };
}

/** Which letters a word has, as bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether no more bits than these are set. A slip brings in one letter at most. */
function areFew(bits: number, most: number): boolean {
  let left = bits;
  for (let count = 0; count < most; count += 1) left &= left - 1;
  return left === 0;
}
