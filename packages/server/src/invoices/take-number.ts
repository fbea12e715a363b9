import { financialYearOf, taxDocumentNumber } from '@mathappu/contract/invoices/tax-amounts';
import type { TaxDocumentKind } from '@mathappu/contract/invoices/tax-documents';
import { maxSerial } from '@mathappu/contract/limits';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findLastTaxDocument, lockSeries } from './tax-document-queries.ts';

type NumberRequest = { kind: TaxDocumentKind; day: string; prefix: string; first: number };
type TakenNumber = { year: string; serial: number; number: string; date: string };

/**
 * The next number of a series and its date, which is never earlier than the last one's. The series
 * stays locked until the transaction ends: when that rolls back, the number is free again.
 * @throws AppError taxNumberRefused after the last serial
 */
export async function takeNumber(
  tx: Tx,
  { kind, day, prefix, first }: NumberRequest,
): Promise<TakenNumber> {
  const year = financialYearOf(day);
  await lockSeries(tx, { kind, year });
  const last = await findLastTaxDocument(tx, { kind, year });
  const serial = last ? last.serial + 1 : first;
  const number = taxDocumentNumber({ prefix, year, serial });
  if (serial > maxSerial) throw new AppError('taxNumberRefused', { number });
  return { year, serial, number, date: last && last.date > day ? last.date : day };
}
