import { expect, test } from 'vitest';
import { openCache } from '#server/platform/cache/cache.ts';
import { catalogueTags, countedTags, dropEdited, foundTags, tagShown } from './product-tags.ts';

const before = {
  id: 'edited',
  category: { _id: 'rockets', slug: 'rockets', name: 'Rockets', nameTa: '' },
  listing_problems: [],
  stock: 5,
  price_paise: 10_000,
  discount_bp: 0,
  passport: { noiseDb: 80 },
};

/** Lists in the shop's own order have no other tags than what they show. */
const kept = {
  product: { tags: catalogueTags, shows: 'edited' },
  list: { tags: catalogueTags, shows: 'other' },
  counts: { tags: countedTags, shows: 'other' },
  search: { tags: foundTags, shows: 'other' },
};

async function droppedBy(change: object): Promise<string[]> {
  const cache = openCache();
  const made: string[] = [];
  const ask = async () => {
    for (const [key, { tags, shows }] of Object.entries(kept))
      await cache.get(key, tags, async () => {
        tagShown(cache, [{ _id: shows }]);
        made.push(key);
      });
  };
  await ask();
  made.length = 0;
  dropEdited(cache, before, { ...before, ...change });
  await ask();
  return made;
}

test('the process that edits drops at once what the edit changes, before it hears of it', async () => {
  expect(await droppedBy({ stock: 6 })).toEqual(['product', 'search']);
  const counted = ['product', 'counts', 'search'];
  expect(await droppedBy({ price_paise: 9_000 })).toEqual(counted);
  expect(await droppedBy({ discount_bp: 1_000 })).toEqual(counted);
  expect(await droppedBy({ passport: { noiseDb: 81 } })).toEqual(counted);
  const all = Object.keys(kept);
  expect(await droppedBy({ stock: 0 })).toEqual(all);
  expect(await droppedBy({ category: null })).toEqual(all);
  expect(await droppedBy({ category: { ...before.category, _id: 'pots' } })).toEqual(all);
  expect(await droppedBy({ listing_problems: ['missing:price'], price_paise: null })).toEqual(all);
});
