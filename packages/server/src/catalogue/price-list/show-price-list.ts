import { completePassport } from '@mathappu/contract/catalogue/passport';
import type { PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { maxPriceList, otherCategory } from '@mathappu/contract/limits';
import { toRupees } from '@mathappu/contract/money';
import { toShopDay } from '@mathappu/contract/shop-time';
import { type Catalogue, productsAt, slotsInOrder } from '../catalogue.ts';
import { factsOf } from '../product-facts.ts';
import { namesIn } from '../search/product-words.ts';

type PriceList = { categories: PriceGroup[]; isCut: boolean; numberedOn: string | null };

const other = { slug: otherCategory, name: 'Other', nameTa: '' };

/** The listed products by category, in the orders of the owner; those of no category come last. */
export function showPriceList(catalogue: Catalogue): PriceList {
  const products = Map.groupBy(
    productsAt(catalogue, slotsInOrder(catalogue, 'featured')),
    (product) => product.category_id,
  );
  const groups: PriceGroup[] = [];
  let count = 0;
  let numberedAt = 0;
  for (const category of [...catalogue.categories, null]) {
    const shown = (products.get(category?.id ?? null) ?? []).slice(0, maxPriceList - count);
    if (shown.length === 0) continue;
    const { slug, name, nameTa } = category ? { ...category, nameTa: category.name_ta } : other;
    groups.push({
      ...{ slug, name, nameTa },
      products: shown.map((product) => {
        numberedAt = Math.max(numberedAt, product.numbered_at?.getTime() ?? 0);
        const { class: kind, noiseDb, minAge } = completePassport(factsOf(product));
        return {
          _id: product.id,
          name: product.name,
          tamilName: product.name_ta,
          unit: product.unit ?? '',
          image: product.images[0] ?? null,
          price: toRupees(product.price_paise ?? 0),
          discount: product.discount_bp / 100,
          stock: product.stock ?? 0,
          passport: { class: kind, noiseDb, minAge },
          listNumber: product.list_number,
          position: product.list_number ?? 0,
          alsoCalled: namesIn(product.details).flatMap((name) => name.trim() || []),
        };
      }),
    });
    count += shown.length;
  }
  return {
    categories: groups,
    isCut: catalogue.slots.size > maxPriceList,
    numberedOn: numberedAt > 0 ? toShopDay(new Date(numberedAt)) : null,
  };
}
