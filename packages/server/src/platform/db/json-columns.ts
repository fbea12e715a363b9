import type { Passport } from '@mathappu/contract/catalogue/passport';
import type { TaxDocument } from '@mathappu/contract/invoices/tax-documents';
import type { OrderDelivery } from '@mathappu/contract/orders/order-totals';
import type { Adjustment } from '@mathappu/contract/orders/totals';
import type { Report } from '@mathappu/contract/reports/report';

/** The delivery address as it was when the order was placed. */
export type DeliverySnapshot = {
  name: string;
  mobile: string;
  address_line: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
  /** On what terms it is delivered; orders of before there were any were delivered free. */
  terms?: OrderDelivery;
};

/** The rows between the goods and the total of an order. */
export type Adjustments = readonly Adjustment[];

/** One field of a quote as it was and as it became. */
export type FieldChange = {
  field: string;
  before: unknown;
  after: unknown;
  /** Why it is another than the customer asked for; '' when that was not said. */
  reason: string;
};

/** Pieces of an order's line that a refund is for. */
export type RefundLine = { productId: string; quantity: number };

/** Pieces of an order's line about which a problem was reported. */
export type ReportLine = Report['lines'][number];
/** Packed pieces by product; those of which none is packed are left out. */
export type PackedPieces = Readonly<Record<string, number>>;

/** A part of the settings as it is stored, before its schema has read it. */
export type SettingsDocument = Record<string, unknown>;

/** The facts of a product that are stated. */
export type StatedPassport = Partial<Passport>;

/** A tax invoice or a credit note as it was issued; see `completeTaxDocument` for those of before. */
export type StoredTaxDocument = Omit<TaxDocument, 'place' | 'tax'> & {
  place?: string;
  tax: Omit<TaxDocument['tax'], 'igst'> & { igst?: number };
};
