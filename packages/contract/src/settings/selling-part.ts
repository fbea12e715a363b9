import * as z from 'zod/mini';
import * as words from '#words/input';
import { text, twoDecimals } from '../fields.ts';
import { maxEstimateDays, maxMinimumOrder, maxPackingPercent, noticeMaxLength } from '../limits.ts';

/**
 * `full`: orders paid online or in cash. `cod`: orders paid in cash alone. `enquiry`: nobody orders on
 * the website; customers ask, and the shop makes the order.
 */
export const saleModes = ['full', 'cod', 'enquiry'] as const;
export type SaleMode = (typeof saleModes)[number];

export const takesEnquiries = (mode: SaleMode): boolean => mode === 'enquiry';

/** Whether orders are paid on the website. */
export const takesOnlineOrders = (mode: SaleMode): boolean => mode === 'full';

/** A day of the shop's calendar, such as 2026-11-22; '' for none. */
const optionalDay = z.union([z.literal(''), z.iso.date()], words.dayInvalid);

const days = z
  .int(words.estimateDaysInvalid)
  .check(
    z.minimum(1, words.estimateDaysInvalid),
    z.maximum(maxEstimateDays, words.estimateDaysInvalid),
  );

const fields = {
  saleMode: z.enum(saleModes),
  /** Rupees of goods that an order has at least; 0 for any. */
  minimumOrder: twoDecimals(maxMinimumOrder, words.minimumOrderInvalid),
  /** The percentage of the goods' total. */
  packingPercent: twoDecimals(maxPackingPercent, words.packingInvalid),
  /** How many days after its own an estimate holds its prices. */
  estimateDays: days,
  /** How many days an offer is good for, unless staff choose others. */
  offerDays: days,
  /** How many days a confirmed order waits for its payment outside the provider. */
  payDays: days,
  /** The first and the last day on which orders are taken. */
  opensOn: optionalDay,
  lastOrderOn: optionalDay,
  /** No orders, whatever the day. */
  isClosed: z.boolean(),
  /** The text that customers read about the season. */
  seasonNotice: text(noticeMaxLength),
  /** The owner's own words under the notice about the law. */
  lawNote: text(noticeMaxLength),
  /** Whether the shop's address gets a mail of each enquiry. */
  mailsEnquiries: z.boolean(),
};

/** How the shop sells, as it is stored. */
export const sellingPart = z.object(fields);
export type SellingPart = z.output<typeof sellingPart>;

/** The part as an admin writes it, with stricter rules. */
export const writtenSelling = z
  .strictObject(fields)
  .check(
    z.refine(
      ({ opensOn, lastOrderOn }) => opensOn === '' || lastOrderOn === '' || opensOn <= lastOrderOn,
      { error: words.lastDayBeforeFirst, path: ['lastOrderOn'] },
    ),
  );

type Season = Pick<SellingPart, 'opensOn' | 'lastOrderOn' | 'isClosed'>;

/** Whether orders are taken on a day of the shop's calendar; the last day counts to its end. */
export const isOpenOn = ({ opensOn, lastOrderOn, isClosed }: Season, day: string): boolean =>
  !isClosed && opensOn <= day && (lastOrderOn === '' || day <= lastOrderOn);
