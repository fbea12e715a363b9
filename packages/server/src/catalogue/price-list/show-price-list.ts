import { completePassport } from '@mathappu/contract/catalogue/passport';
import type { PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { maxPriceList, otherCategory } from '@mathappu/contract/limits';
import { toRupees } from '@mathappu/contract/money';
import { type Catalogue, productsAt, slotsInOrder } from '../catalogue.ts';

type PriceList = { categories: PriceGroup[]; isCut: boolean };

const other = { slug: otherCategory, name: 'Other', nameTa: '' };

/** The listed products by category, in the orders of the owner; those of no category come last. */
export function showPriceList(catalogue: Catalogue): PriceList {
  const products = Map.groupBy(
    productsAt(catalogue, slotsInOrder(catalogue, 'featured')),
    (product) => product.category_id,
  );
  const groups: PriceGroup[] = [];
  let position = 0;
  for (const category of [...catalogue.categories, null]) {
    const shown = (products.get(category?.id ?? null) ?? []).slice(0, maxPriceList - position);
    if (shown.length === 0) continue;
    const { slug, name, nameTa } = category ? { ...category, nameTa: category.name_ta } : other;
    groups.push({
      ...{ slug, name, nameTa },
      products: shown.map((product, at) => {
        const { class: kind, noiseDb, minAge } = completePassport(product.passport);
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
          position: position + at + 1,
        };
      }),
    });
    position += shown.length;
  }
  return { categories: groups, isCut: catalogue.slots.size > maxPriceList };
}
