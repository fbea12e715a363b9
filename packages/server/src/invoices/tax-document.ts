import { completePassport } from '@mathappu/contract/catalogue/passport';
import { amountInWords } from '@mathappu/contract/invoices/amount-in-words';
import type { TaxAmounts } from '@mathappu/contract/invoices/tax-amounts';
import type { TaxDocument, TaxDocumentReference } from '@mathappu/contract/invoices/tax-documents';
import { type BasisPoints, toRupees } from '@mathappu/contract/money';
import { answerTotals, deliveryTermsOf } from '@mathappu/contract/orders/totals';
import { wordStateCode } from '@mathappu/contract/places/state-codes';
import type { Settings } from '@mathappu/contract/settings/parts';
import type { InvoicedOrder } from './tax-document-queries.ts';

type Issued = TaxDocumentReference & { amounts: TaxAmounts; rateBp: BasisPoints };

/** Everything that is printed of an invoice. */
export function invoiceDocument(
  order: InvoicedOrder,
  { shop, tax }: Pick<Settings, 'shop' | 'tax'>,
  { number, date, amounts, rateBp, place }: Issued & { place: string },
): TaxDocument {
  const { name, address_line, city, state, pincode, mobile } = order.delivery;
  // What customers of a state read is no part of the paper.
  const { note: _, ...delivery } = deliveryTermsOf(order.delivery);
  return {
    kind: 'invoice',
    number,
    date,
    orderNumber: order.number,
    corrects: null,
    reason: '',
    seller: {
      name: shop.legalName || shop.name,
      address: shop.address,
      phone: shop.phone,
      email: shop.email,
      gstin: shop.gstin,
      licence: shop.licence,
      signatory: tax.signatory,
    },
    buyer: {
      name: order.buyerName || name || order.customerName,
      address: address_line,
      city,
      state,
      pincode,
      mobile,
      ...(order.buyerGstin && { gstin: order.buyerGstin }),
    },
    placeOfSupply: wordStateCode(place),
    place,
    lines: order.lines.map((line) => ({
      name: line.name,
      ...(line.nameTa && { nameTa: line.nameTa }),
      unit: line.unit,
      quantity: line.quantity,
      price: toRupees(line.pricePaise),
      discount: line.discountBp / 100,
      total: toRupees(line.totalPaise),
      ...(line.passport &&
        Object.keys(line.passport).length > 0 && { passport: completePassport(line.passport) }),
    })),
    totals: answerTotals(order),
    delivery,
    ...answerTax(tax.hsn, rateBp, amounts),
  };
}

/** Everything that is printed of a credit note; its seller, buyer and rate are those of the invoice. */
export function creditNoteDocument(
  invoice: TaxDocument,
  { number, date, reason, amounts, rateBp }: Issued & { reason: string },
): TaxDocument {
  const isWhole = invoice.tax.total === toRupees(amounts.totalPaise);
  return {
    ...invoice,
    kind: 'credit_note',
    number,
    date,
    corrects: { number: invoice.number, date: invoice.date },
    reason,
    ...(!isWhole && { lines: [], totals: null }),
    ...answerTax(invoice.tax.hsn, rateBp, amounts),
  };
}

function answerTax(
  hsn: string,
  rateBp: BasisPoints,
  { totalPaise, taxablePaise, halfPaise, igstPaise }: TaxAmounts,
): Pick<TaxDocument, 'tax' | 'totalInWords'> {
  const half = toRupees(halfPaise);
  return {
    tax: {
      hsn,
      rate: rateBp / 100,
      taxable: toRupees(taxablePaise),
      igst: toRupees(igstPaise),
      cgst: half,
      sgst: half,
      total: toRupees(totalPaise),
    },
    totalInWords: amountInWords(totalPaise),
  };
}
