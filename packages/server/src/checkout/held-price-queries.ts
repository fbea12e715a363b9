import type { QuoteState } from '@mathappu/contract/enquiries/quote-state';
import type { BasisPoints, Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { Adjustments, StatedPassport } from '#server/platform/db/json-columns.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';

/** The part of an estimate that an order at its prices needs. */
export type Estimate = {
  state: QuoteState;
  /** A day of the shop's calendar, such as 2026-11-28. */
  validUntil: string;
  subtotalPaise: Paise;
  adjustments: Adjustments;
  totalPaise: Paise;
  /** The rule of its discount; null of one that staff gave. */
  priceRule: string | null;
  lines: readonly EstimateLine[];
};

type EstimateLine = {
  productId: string;
  quantity: number;
  pricePaise: Paise;
  discountBp: BasisPoints;
  passport: StatedPassport | null;
};

export async function findEstimate(db: Queryable, code: string): Promise<Estimate | undefined> {
  const { rows } = await sql<Estimate>`
    select state, valid_until::text as "validUntil", subtotal_paise as "subtotalPaise", adjustments,
      total_paise as "totalPaise", price_rule as "priceRule",
      (select json_agg(json_build_object('productId', product_id, 'quantity', quantity,
          'pricePaise', list_price_paise, 'discountBp', discount_bp, 'passport', passport) order by line_no)
        from quote_lines where quote_id = quotes.id) as lines
    from quotes where share_code = ${code} and valid_until is not null`.execute(db);
  return rows[0];
}
