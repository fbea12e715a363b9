import { productCsvColumns } from '@mathappu/contract/product-import';
import type { SettingsPart } from '@mathappu/contract/settings/parts';
import { stringify } from 'csv-stringify/sync';
import { exportProducts } from '#server/product-import/export-products.ts';
import { runImport } from '#server/product-import/run-import.ts';
import { startImport } from '#server/product-import/start-import.ts';
import { readPartOfSettings } from '#server/settings/read-part.ts';
import { saveSettings } from '#server/settings/save-settings.ts';
import { hoursAfter } from './agenda.ts';
import type { Stage } from './season-stage.ts';

/** The shop's details, bank account, tax and depot. Prices and charges stay as without them. */
export async function saveSampleSettings(stage: Stage): Promise<void> {
  const { story } = stage;
  await save(stage, 'shop', story.shop);
  await save(stage, 'payment', story.payment);
  await save(stage, 'delivery', { depots: [story.depot] });
  await save(stage, 'tax', {
    rates: [{ validFrom: '2025-09-22', percent: story.taxPercent }],
    signatory: 'Selvi Murugan',
  });
}

async function save({ shop, owner }: Stage, part: SettingsPart, changes: object): Promise<void> {
  const { version, document } = await readPartOfSettings(shop, part);
  const password = 'nobody asks';
  const body = { version, document: { ...document, ...changes }, password };
  await saveSettings(
    shop,
    owner,
    { part, body, language: 'en' },
    { assertPassword: async () => undefined, assertPrefixesUnused: async () => undefined },
  );
}

/** Twice the makers deliver: the stock is as it was at first again. The later import can be undone. */
export async function planArrivals(stage: Stage): Promise<void> {
  const { agenda, end, shop } = stage;
  const first = await readProducts(stage);
  for (const [hours, name] of [
    [720, 'arrivals-from-sivakasi.csv'],
    [22, 'last-arrivals-of-the-season.csv'],
  ] as const) {
    agenda.add(hoursAfter(end, -hours), async () => {
      const rows = (await readProducts(stage))
        .map(
          (row): Row => ({ ...row, stock: first.find(({ id }) => id === row.id)?.stock ?? null }),
        )
        .filter((row) => row.stock !== row['stock seen']);
      const bytes = Buffer.from(stringify(rows, { header: true }));
      const { userId: actorId } = stage.owner;
      await startImport(shop, { actorId, name, bytes, isDryRun: false });
      await runImport(shop);
    });
  }
}

type Row = Record<string, string | number | null>;

async function readProducts({ shop }: Stage): Promise<Row[]> {
  const products: Row[] = [];
  for await (const cells of exportProducts(shop.db)) {
    products.push(
      Object.fromEntries(productCsvColumns.map((column, at) => [column, cells[at] ?? null])),
    );
  }
  return products;
}
