/** The values by which a row of a file and a product of the shop are compared. */
type Named = { name: string; category: string | undefined; unit: string | null | undefined };
type Row = Named & { row: number };
type Known = Named & { id: string };

type Matches = {
  /** The product of each row that has one. */
  idOf: ReadonlyMap<number, string>;
  /** Rows whose name several products have, between which nothing decides. */
  unclear: readonly number[];
};

/** Letters and digits in small; a point or a slash between two digits stays: '2.5"' is not '25"'. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d)[.⁄](?=\d)/g, '/')
    .replace(/[^\p{L}\p{M}\p{N}/]|(?<!\d)\/|\/(?!\d)/gu, '');

const exactName = (name: string): string => name.normalize('NFC').trim();

/** From the strictest: among products of one name, category and unit decide. */
const keys: readonly ((one: Named) => string)[] = [
  ({ name, category, unit }) =>
    [exactName(name), foldName(category ?? ''), foldName(unit ?? '')].join('\n'),
  ({ name, category }) => [exactName(name), foldName(category ?? '')].join('\n'),
  ({ name }) => exactName(name),
  ({ name, category, unit }) =>
    [foldName(name), foldName(category ?? ''), foldName(unit ?? '')].join('\n'),
  ({ name, category }) => [foldName(name), foldName(category ?? '')].join('\n'),
  ({ name }) => foldName(name),
];

/**
 * Finds the product of each row by its name: exactly, then without case, spaces and signs. A product
 * has one row; it goes to the row that agrees most.
 */
export function matchProducts(rows: readonly Row[], known: readonly Known[]): Matches {
  const idOf = new Map<number, string>();
  const taken = new Set<string>();
  const unclear = new Set<number>();
  for (const keyOf of keys) {
    const candidates = Map.groupBy(
      known.filter(({ id, name }) => !taken.has(id) && foldName(name) !== ''),
      keyOf,
    );
    for (const row of rows) {
      if (idOf.has(row.row)) continue;
      const free = (candidates.get(keyOf(row)) ?? []).filter(({ id }) => !taken.has(id));
      const [first] = free;
      if (!first) continue;
      if (free.length > 1) unclear.add(row.row);
      else {
        idOf.set(row.row, first.id);
        taken.add(first.id);
        unclear.delete(row.row);
      }
    }
  }
  return { idOf, unclear: [...unclear].filter((row) => !idOf.has(row)) };
}
