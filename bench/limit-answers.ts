/** A row of `limit-sql.ts` with a product. */
export type ProductRow = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price_paise: number;
  readonly discount_bp: number;
  readonly stock: number;
  readonly unit: string;
  readonly rating_tenths: number;
  readonly review_count: number;
  readonly review_stars: number;
  readonly images: readonly string[];
  readonly details: object;
  readonly passport: object;
  readonly version: number;
  readonly updated_at: Date;
  readonly name_ta: string;
  readonly description_ta: string;
  readonly category_id: string | null;
  readonly category_slug: string;
  readonly category_name: string;
  readonly category_name_ta: string;
  readonly placeholders: readonly string[];
};

/** As the contract names it. */
export const answerProduct = (row: ProductRow) => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  price: row.price_paise / 100,
  discount: row.discount_bp / 100,
  stock: row.stock,
  unit: row.unit,
  rating: row.rating_tenths / 10,
  reviews: {
    average:
      row.review_count === 0
        ? null
        : Math.floor((20 * row.review_stars + row.review_count) / (2 * row.review_count)) / 10,
    count: row.review_count,
  },
  image: row.images,
  imagePlaceholder: row.placeholders,
  details: row.details,
  category: row.category_id && {
    _id: row.category_id,
    slug: row.category_slug,
    name: row.category_name,
    nameTa: row.category_name_ta,
  },
  nameTa: row.name_ta,
  descriptionTa: row.description_ta,
  passport: row.passport,
  listingProblems: [],
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

/** A row of `limit-sql.ts` with a cash order. */
export type OrderRow = {
  readonly id: string;
  readonly number: string;
  readonly created_at: Date;
  readonly status: string;
  readonly payment_status: string;
  readonly payment_method: string;
  readonly subtotal_paise: number;
  readonly total_paise: number;
  readonly adjustments: readonly { kind: string; label: string; amountPaise: number }[];
  readonly delivery: { readonly terms: object };
  readonly shipped_at: Date | null;
  readonly delivered_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly lines: readonly object[];
};

const words: Readonly<Record<string, string>> = { PENDING: 'processing', PROCESSING: 'processing' };

export function answerOrder(row: OrderRow) {
  const { terms, ...address } = row.delivery;
  const subtotal = row.subtotal_paise / 100;
  const total = row.total_paise / 100;
  return {
    _id: row.id,
    orderId: row.number,
    createdAt: row.created_at.toISOString(),
    orderStatus: words[row.status] ?? row.status.toLowerCase(),
    paymentStatus: row.payment_status,
    paymentDetails: { paymentMethod: row.payment_method },
    product_details: row.lines,
    subTotalAmt: subtotal,
    totalAmt: total,
    totals: {
      subtotal,
      adjustments: row.adjustments.map(({ kind, label, amountPaise }) => ({
        kind,
        label,
        amount: amountPaise / 100,
      })),
      total,
    },
    delivery_terms: terms,
    delivery_address: address,
    invoice: null,
    creditNotes: [],
    shippedAt: row.shipped_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    payableUntil: null,
    payableSeconds: null,
    isCancellable: row.status === 'PENDING',
    refunds: [],
    paymentCheck: null,
    paidInstead: null,
    payTo: null,
    payBy: null,
    receivedAmt: 0,
  };
}
