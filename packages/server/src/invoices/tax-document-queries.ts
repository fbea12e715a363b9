import type { TaxAmounts } from '@mathappu/contract/invoices/tax-amounts';
import type {
  TaxDocument,
  TaxDocumentKind,
  TaxDocumentReference,
} from '@mathappu/contract/invoices/tax-documents';
import type { BasisPoints, Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type {
  Adjustments,
  DeliverySnapshot,
  StatedPassport,
  StoredTaxDocument,
} from '#server/platform/db/json-columns.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { completeTaxDocument } from './complete-tax-document.ts';

/** The facts of an order that an invoice states. */
export type InvoicedOrder = {
  number: string;
  subtotalPaise: Paise;
  adjustments: Adjustments;
  totalPaise: Paise;
  customerName: string;
  buyerGstin: string | null;
  buyerName: string | null;
  delivery: DeliverySnapshot;
  lines: {
    name: string;
    nameTa: string;
    unit: string;
    pricePaise: Paise;
    discountBp: BasisPoints;
    quantity: number;
    totalPaise: Paise;
    passport: StatedPassport | null;
  }[];
};

type InvoiceFacts = InvoicedOrder & {
  /** The existing invoice. */
  invoiceNumber: string | null;
};

/** An order that is locked, as its invoice states it. */
export async function getInvoiceFacts(tx: Tx, orderId: string): Promise<InvoiceFacts> {
  const { rows } = await sql<InvoiceFacts>`
    select o.number, o.subtotal_paise as "subtotalPaise", o.adjustments,
      o.total_paise as "totalPaise", o.customer_name as "customerName", o.buyer_gstin as "buyerGstin",
      o.buyer_name as "buyerName", o.delivery,
      (select json_agg(json_build_object('name', l.name, 'nameTa', p.name_ta, 'unit', l.unit,
        'pricePaise', l.price_paise, 'discountBp', l.discount_bp, 'quantity', l.quantity,
        'totalPaise', l.total_paise, 'passport', l.passport) order by l.line_no)
        from order_lines l join products p on p.id = l.product_id
        where l.order_id = o.id) as lines,
      (select t.number from tax_documents t where t.order_id = o.id and t.kind = 'invoice')
        as "invoiceNumber"
    from orders o where o.id = ${orderId}`.execute(tx);
  if (!rows[0]) throw new Error(`order ${orderId} is gone`);
  return rows[0];
}

/** Asked after the order was locked: in the locking statement it would be as it was before the wait. */
export async function findInvoiceNumber(tx: Tx, orderId: string): Promise<string | undefined> {
  const invoice = await tx
    .selectFrom('tax_documents')
    .select('number')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  return invoice?.number;
}

export type StoredInvoice = {
  id: string;
  number: string;
  amounts: TaxAmounts;
  rateBp: BasisPoints;
  place: string;
  snapshot: StoredTaxDocument;
  /** The sums of its credit notes. */
  credited: TaxAmounts;
  /** The payment that pays the order, without what changes have freed; null when there is none. */
  settled: { paidPaise: Paise; returnedPaise: Paise; currency: string } | null;
  /** By hand, of what was paid. */
  givenBackPaise: Paise;
};

/** The invoice of an order that is locked, and what decides how much of it is credited. */
export async function findInvoice(tx: Tx, orderId: string): Promise<StoredInvoice | undefined> {
  const { rows } = await sql<StoredInvoice>`
    select i.id, i.number, i.rate_bp as "rateBp", i.place, i.snapshot,
      json_build_object('totalPaise', i.total_paise, 'taxablePaise', i.taxable_paise,
        'halfPaise', i.cgst_paise, 'igstPaise', i.igst_paise) as amounts,
      (select json_build_object('totalPaise', coalesce(sum(c.total_paise), 0),
          'taxablePaise', coalesce(sum(c.taxable_paise), 0),
          'halfPaise', coalesce(sum(c.cgst_paise), 0),
          'igstPaise', coalesce(sum(c.igst_paise), 0))
        from tax_documents c where c.order_id = i.order_id and c.kind = 'credit_note') as credited,
      (select json_build_object('paidPaise', p.amount_paise - p.changed_paise, 'currency', p.currency,
          'returnedPaise', greatest(0, (select coalesce(sum(r.amount_paise), 0) from refunds r
            where r.gateway_payment_id = p.gateway_payment_id and r.state = 'processed') - p.changed_paise))
        from payments p where p.order_id = i.order_id and p.is_settling) as settled,
      (select case when o.payment_status in ('PAID', 'REFUNDED') then greatest(0,
          case o.payment_method when 'offline' then o.total_paise else 0 end - o.received_paise)
          else 0 end from orders o where o.id = i.order_id)::bigint as "givenBackPaise"
    from tax_documents i
    where i.order_id = ${orderId} and i.kind = 'invoice'`.execute(tx);
  return rows[0];
}

type Series = { kind: TaxDocumentKind; year: string };

/** Locks the series until the transaction ends. It is taken last, and held for as short as can be. */
export async function lockSeries(tx: Tx, { kind, year }: Series): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${year}`}, 0))`.execute(tx);
}

export async function findLastTaxDocument(
  tx: Tx,
  { kind, year }: Series,
): Promise<{ serial: number; date: string } | undefined> {
  return tx
    .selectFrom('tax_documents')
    .select(['serial', sql<string>`date::text`.as('date')])
    .where('kind', '=', kind)
    .where('year', '=', year)
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a number of the series begins with the prefix. */
export async function hasTaxDocumentsOf(
  db: Queryable,
  { kind, year, prefix }: Series & { prefix: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('tax_documents')
    .select('id')
    .where('kind', '=', kind)
    .where('year', '=', year)
    .where(sql<boolean>`starts_with(number, ${`${prefix}/`})`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

type NewTaxDocument = Series & {
  serial: number;
  orderId: string;
  invoiceId: string | null;
  amounts: TaxAmounts;
  rateBp: BasisPoints;
  taxDocument: TaxDocument;
  issuedBy: string | null;
};

/** Returns false, and inserts nothing, when the number stands on another tax document. */
export async function insertTaxDocument(tx: Tx, document: NewTaxDocument): Promise<boolean> {
  const { kind, year, serial, orderId, invoiceId, amounts, rateBp, taxDocument, issuedBy } =
    document;
  const { totalPaise, taxablePaise, halfPaise, igstPaise } = amounts;
  const inserted = await tx
    .insertInto('tax_documents')
    .values({
      id: newId(),
      kind,
      year,
      serial,
      number: taxDocument.number,
      date: sql`${taxDocument.date}::date`,
      order_id: orderId,
      invoice_id: invoiceId,
      total_paise: totalPaise,
      taxable_paise: taxablePaise,
      cgst_paise: halfPaise,
      sgst_paise: halfPaise,
      igst_paise: igstPaise,
      place: taxDocument.place,
      buyer_gstin: taxDocument.buyer.gstin ?? null,
      rate_bp: rateBp,
      snapshot: JSON.stringify(taxDocument),
      issued_by: issuedBy,
    })
    .onConflict((conflict) => conflict.constraint('tax_documents_number_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The tax documents of an order, as they were issued: its invoice and then its credit notes. */
export async function listTaxDocuments(
  db: Queryable,
  idOrNumber: string,
  { userId }: { userId?: string | undefined },
): Promise<TaxDocument[]> {
  const rows = await db
    .selectFrom('tax_documents as document')
    .innerJoin('orders', 'orders.id', 'document.order_id')
    .select('document.snapshot')
    .where(idOrNumber.startsWith('MP-') ? 'orders.number' : 'orders.id', '=', idOrNumber)
    .$if(userId !== undefined, (query) => query.where('orders.user_id', '=', userId ?? null))
    .orderBy('document.kind', 'desc')
    .orderBy('document.year')
    .orderBy('document.serial')
    .execute();
  return rows.map(({ snapshot }) => completeTaxDocument(snapshot));
}

export type TaxDocumentFilter = { from: string; to: string; kind?: TaxDocumentKind | undefined };

type TaxDocumentRow = {
  id: string;
  kind: TaxDocumentKind;
  amounts: TaxAmounts;
  rateBp: BasisPoints;
  snapshot: StoredTaxDocument;
};

/** The tax documents after the given one, in the order of their numbers. */
export async function listTaxDocumentsAfter(
  db: Queryable,
  { from, to, kind }: TaxDocumentFilter,
  { afterId, limit }: { afterId: string | undefined; limit: number },
): Promise<TaxDocumentRow[]> {
  const rows = await db
    .selectFrom('tax_documents as document')
    .select(['document.id', 'document.kind', 'document.rate_bp as rateBp', 'document.snapshot'])
    .select(['document.total_paise as totalPaise', 'document.taxable_paise as taxablePaise'])
    .select(['document.cgst_paise as halfPaise', 'document.igst_paise as igstPaise'])
    .where('document.date', '>=', sql<Date>`${from}::date`)
    .where('document.date', '<=', sql<Date>`${to}::date`)
    .$if(kind !== undefined, (query) => query.where('document.kind', '=', kind ?? 'invoice'))
    .$if(afterId !== undefined, (query) =>
      query.where(
        sql<boolean>`(document.kind, document.year, document.serial) >
          (select kind, year, serial from tax_documents where id = ${afterId}::uuid)`,
      ),
    )
    .orderBy('document.kind')
    .orderBy('document.year')
    .orderBy('document.serial')
    .limit(limit)
    .execute();
  return rows.map(({ totalPaise, taxablePaise, halfPaise, igstPaise, ...row }) => ({
    ...row,
    amounts: { totalPaise, taxablePaise, halfPaise, igstPaise },
  }));
}

/** An order's tax documents by number and day, as a column of the order `o`. */
export const taxDocumentsOfOrder = sql<
  { kind: TaxDocumentKind; taxDocument: TaxDocumentReference }[]
>`(
  select coalesce(json_agg(json_build_object('kind', t.kind,
      'taxDocument', json_build_object('number', t.number, 'date', t.date)) order by t.year, t.serial), '[]')
  from tax_documents t where t.order_id = o.id)`;
