import { otherCategory } from '@mathappu/contract/limits';

const maxLength = 60;

/** 'Flower pots' as 'flower-pots'; '' for a name without a letter from a to z or a digit. */
export function slugOf(name: string): string {
  const joined = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return trimHyphens(trimHyphens(joined).slice(0, maxLength));
}

const trimHyphens = (slug: string): string => slug.replace(/^-+|-+$/g, '');

/** The category that a slug leads to; null for that of a deleted one. */
type SlugOwners = ReadonlyMap<string, string | null>;

/**
 * The slug for a category of this name, or undefined when it leads to another category. One that is
 * its own already is taken again; that of a deleted category is numbered, since it leads nowhere for
 * ever.
 */
export function chooseSlug(
  name: string,
  { owners, categoryId }: { owners: SlugOwners; categoryId: string | undefined },
): string | undefined {
  const isFree = (slug: string) => !owners.has(slug) || owners.get(slug) === categoryId;
  const slug = slugOf(name);
  if (slug === '') return numbered('category', 1, isFree);
  if (slug === otherCategory) return undefined;
  if (isFree(slug)) return slug;
  return owners.get(slug) === null ? numbered(slug, 2, isFree) : undefined;
}

function numbered(slug: string, first: number, isFree: (slug: string) => boolean): string {
  for (let number = first; ; number += 1) {
    const end = `-${number}`;
    const candidate = slug.slice(0, maxLength - end.length) + end;
    if (isFree(candidate)) return candidate;
  }
}
