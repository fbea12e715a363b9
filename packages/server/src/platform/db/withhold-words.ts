/** The kinds of subjects that belong to a person. */
export const kindsOfPeople: readonly string[] = ['order', 'quote', 'review', 'message', 'user'];

/** The keys of states, kinds, days and ids. Other texts may say who somebody was, one word or a number too. */
const told = /^(status|state|paymentStatus|difference|method|currency|receivedOn|refund|\w*id)$/i;

/** Without what may say who somebody was: of the texts only those of these keys stay. */
export function withholdWords(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return value === '' || told.test(key) ? value : '…';
  if (Array.isArray(value)) return value.map((inside) => withholdWords(inside, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, withholdWords(inside, name)]),
  );
}
