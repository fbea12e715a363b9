import { completePassport } from '@mathappu/contract/catalogue/passport';
import type { PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { maxPriceList, otherCategory } from '@mathappu/contract/limits';
import { toRupees } from '@mathappu/contract/money';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { listPrices } from './price-list-queries.ts';

type PriceList = { categories: PriceGroup[]; isCut: boolean };

const other = { slug: otherCategory, name: 'Other', nameTa: '' };

export async function showPriceList(db: Queryable): Promise<PriceList> {
  const rows = await listPrices(db, maxPriceList + 1);
  const groups = new Map<string, PriceGroup>();
  for (const [place, row] of rows.slice(0, maxPriceList).entries()) {
    const category = row.category ?? other;
    const group = groups.get(category.slug) ?? { ...category, products: [] };
    groups.set(category.slug, group);
    const { class: kind, noiseDb, minAge } = completePassport(row.passport);
    group.products.push({
      _id: row.id,
      name: row.name,
      tamilName: row.name_ta,
      unit: row.unit,
      price: toRupees(row.price_paise),
      discount: row.discount_bp / 100,
      stock: row.stock,
      passport: { class: kind, noiseDb, minAge },
      position: place + 1,
    });
  }
  return { categories: [...groups.values()], isCut: rows.length > maxPriceList };
}
