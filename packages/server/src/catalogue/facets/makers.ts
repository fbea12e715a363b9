import { type Catalogue, ofCatalogue } from '../catalogue.ts';
import { slugOf } from '../categories/category-slug.ts';

type Maker = {
  /** Spellings that give one slug are one maker. */
  readonly slug: string;
  /** The commonest spelling, the first of them in the alphabet where several are as common. */
  readonly name: string;
};

type Makers = {
  readonly makers: readonly Maker[];
  /** By slot: the index of the maker, -1 without one. */
  readonly makerAt: Int32Array;
};

/** In letters from a to z; a name without any keeps its own, joined by hyphens. */
const slugOfMaker = (name: string): string =>
  slugOf(name) ||
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** The makers of a catalogue by the names of their slugs. */
export const makersOf = ofCatalogue((catalogue: Catalogue): Makers => {
  const slugs = new Map<string, string>();
  const spellings = new Map<string, Map<string, number>>();
  const slugAt = catalogue.products.map((product) => {
    const name = product?.maker ?? '';
    if (name === '') return '';
    const slug = slugs.get(name) ?? slugOfMaker(name);
    slugs.set(name, slug);
    const counts = spellings.get(slug) ?? new Map<string, number>();
    counts.set(name, (counts.get(name) ?? 0) + 1);
    spellings.set(slug, counts);
    return slug;
  });
  const makers = [...spellings.keys()]
    .filter((slug) => slug !== '')
    .sort()
    .map((slug) => ({ slug, name: commonest(spellings.get(slug) ?? new Map()) }));
  const indexOf = new Map(makers.map(({ slug }, at) => [slug, at]));
  return { makers, makerAt: Int32Array.from(slugAt, (slug) => indexOf.get(slug) ?? -1) };
});

function commonest(counts: ReadonlyMap<string, number>): string {
  const [first] = [...counts].sort(
    ([one, most], [other, more]) => more - most || (one < other ? -1 : 1),
  );
  return first?.[0] ?? '';
}
