import { placeOfSupply } from '@mathappu/contract/invoices/place-of-supply';
import { splitTax } from '@mathappu/contract/invoices/tax-amounts';
import { toHundredths } from '@mathappu/contract/money';
import { isShopGstin } from '@mathappu/contract/settings/gstin';
import { taxPercentOn } from '@mathappu/contract/settings/tax-part';
import { formatDate, toShopDay } from '@mathappu/contract/shop-time';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { takeNumber } from './take-number.ts';
import { invoiceDocument } from './tax-document.ts';
import { getInvoiceFacts, insertTaxDocument } from './tax-document-queries.ts';

type Parts = Pick<Shop, 'settings' | 'now'>;

/**
 * Issues the tax invoice of a locked order whose goods leave the shop. Returns its number, also of
 * one that was issued before; undefined when the shop is not registered or charges no tax yet.
 * @throws AppError taxRefused, taxNumberRefused
 */
export async function issueInvoice(
  { settings, now }: Parts,
  tx: Tx,
  { orderId, issuedBy }: { orderId: string; issuedBy: string | null },
): Promise<string | undefined> {
  const facts = await getInvoiceFacts(tx, orderId);
  if (facts.invoiceNumber) return facts.invoiceNumber;
  const { shop, tax } = await settings.readIn(tx);
  if (!isShopGstin(shop.gstin) || facts.totalPaise === 0) return undefined;
  const day = toShopDay(now());
  if (tax.rates.length === 0) {
    throw new AppError('taxRefused', { date: formatDate(now().toISOString(), 'en') });
  }
  if (taxPercentOn(tax.rates, day) === undefined) return undefined;
  const series = { kind: 'invoice', prefix: tax.invoicePrefix, first: tax.firstInvoice } as const;
  const { number, date, ...serial } = await takeNumber(tx, { ...series, day });
  const rateBp = toHundredths(taxPercentOn(tax.rates, date) ?? 0);
  const place = placeOfSupply({
    state: facts.delivery.state,
    isCollected: Boolean(facts.delivery.terms?.depot),
    isBusiness: facts.buyerGstin !== null,
  });
  const amounts = splitTax(facts.totalPaise, rateBp, place);
  const issued = { number, date, amounts, rateBp, place };
  const taxDocument = invoiceDocument(facts, { shop, tax }, issued);
  const document = { ...serial, kind: taxDocument.kind, orderId, invoiceId: null, issuedBy };
  if (!(await insertTaxDocument(tx, { ...document, amounts, rateBp, taxDocument }))) {
    throw new AppError('taxNumberRefused', { number });
  }
  return number;
}
