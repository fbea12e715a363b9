import {
  exportProducts,
  getProductImport,
  type ImportReport,
  startProductImport,
  undoProductImport,
} from '@mathappu/contract/product-import';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { multipart } from './multipart.ts';
import type { TestShop } from './test-shop.ts';

type Owner = { readonly token: string };

type ImportQuery = Partial<
  Record<'dryRun' | 'columns' | 'unit' | 'stock' | 'accept' | 'offSale', string>
>;

/** Sends a file as the admin's browser does. */
export async function sendCsv(
  { app }: TestShop,
  { token }: Owner,
  file: string | Buffer,
  { dryRun = 'false', ...query }: ImportQuery = {},
): Promise<LightMyRequestResponse> {
  const bytes = Buffer.from(file);
  const body = multipart({ field: 'file', name: 'p.csv', type: 'text/csv', bytes });
  return app.inject({
    method: 'POST',
    url: `/api/v1${startProductImport.path}`,
    query: { dryRun, ...query },
    payload: body.payload,
    headers: { ...body.headers, authorization: `Bearer ${token}` },
  });
}

/** Imports a file and returns the report of the finished import. */
export async function importCsv(
  testShop: TestShop,
  owner: Owner,
  file: string | Buffer,
  options?: ImportQuery,
): Promise<ImportReport> {
  const started = await sendCsv(testShop, owner, file, options);
  if (started.statusCode !== 200) throw new Error(`import refused: ${started.body}`);
  await testShop.runJobs();
  return importReport(testShop, owner, started.json().data.importId);
}

export async function undoImport(
  testShop: TestShop,
  { token }: Owner,
  importId: string,
): Promise<ImportReport> {
  const { status, refusal } = await testShop.call(undoProductImport, {
    params: { importId },
    token,
  });
  if (status !== 200) throw new Error(`undo refused: ${refusal.message}`);
  await testShop.runJobs();
  return importReport(testShop, { token }, importId);
}

export async function importReport(
  testShop: TestShop,
  { token }: Owner,
  importId: string,
): Promise<ImportReport> {
  return (await testShop.call(getProductImport, { params: { importId }, token })).body.data;
}

export async function exportCsv(testShop: TestShop, { token }: Owner): Promise<string> {
  return (await testShop.call(exportProducts, { token })).body as never as string;
}

/** Lets the time pass after which another process continues the import. */
export async function forgetWorker({ database: { db } }: TestShop): Promise<void> {
  await sql`update product_imports set worked_at = now() - interval '11 seconds'`.execute(db);
}

/** A file with other cells in the row of a product. */
export function editCsv(
  text: string,
  productId: string,
  cells: Readonly<Record<string, string>>,
): string {
  const [header = '', ...rows] = text.replace('\uFEFF', '').split('\r\n');
  const columns = header.split(',');
  const edited = rows.map((row) => {
    if (!row.startsWith(productId)) return row;
    return row
      .split(',')
      .map((cell, index) => cells[columns[index] ?? ''] ?? cell)
      .join(',');
  });
  return [header, ...edited].join('\r\n');
}

/** A file without these columns. */
export function withoutColumns(text: string, ...names: readonly string[]): string {
  const rows = text
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((row) => row.split(','));
  const dropped = names.map((name) => rows[0]?.indexOf(name));
  return rows
    .map((cells) => cells.filter((_, index) => !dropped.includes(index)).join(','))
    .join('\r\n');
}
