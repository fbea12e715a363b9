/** What people write: where the person it was about has left, it is not told. */
const written = /^(reason|note|message|answer|text|name|warnings?)$/i;
/** Ids, states and amounts; anything longer may be an address or a name. */
const plain = /^[\w:.-]{0,40}$/;

/** Without what may say who somebody was. */
export function withholdWords(value: unknown): unknown {
  if (typeof value === 'string') return plain.test(value) ? value : '…';
  if (Array.isArray(value)) return value.map(withholdWords);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      written.test(key) ? '…' : withholdWords(inside),
    ]),
  );
}
