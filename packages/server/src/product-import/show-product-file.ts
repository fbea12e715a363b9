import type { readProductFile } from '@mathappu/contract/product-import';
import type * as z from 'zod/mini';
import type { Shop } from '#server/shop.ts';
import { readListRows } from './list-rows.ts';
import { parseImportFile } from './parse-import-file.ts';

const shownRows = 5;
const shownSigns = 60;

type ProductFile = z.output<typeof readProductFile.data>;

/**
 * The head and the first products of a file, for the admin to say what its columns are.
 * @throws AppError when the file as a whole cannot be read
 */
export async function showProductFile(
  { db }: Pick<Shop, 'db'>,
  bytes: Buffer,
): Promise<ProductFile> {
  const parsed = await parseImportFile(db, bytes);
  if (parsed.kind === 'export') {
    return { isExport: true, heads: [], rows: [], columns: [], isRemembered: false };
  }
  const { list } = parsed;
  const { heads, columns, isRemembered } = list;
  const products = readListRows(list).map(({ row }) => list.rows[row - 1] ?? []);
  const below = list.rows.slice(list.headRow + 1).filter((row) => row.some((cell) => cell.trim()));
  const rows = (products.length > 0 ? products : below).slice(0, shownRows);
  return {
    isExport: false,
    heads: heads.map(cut),
    rows: rows.map((row) => heads.map((_, index) => cut(row[index] ?? ''))),
    columns,
    isRemembered,
  };
}

const cut = (text: string): string => text.trim().slice(0, shownSigns);
