import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { figurePageSize, mostDaysOfFigures } from '../limits.ts';
import { receiptMethods } from '../orders/manual-payments.ts';
import { paymentMethod } from '../orders.ts';
import { pagination, pagingQuery } from '../paging.ts';

export const figureLists = [
  'received',
  'owed',
  'products',
  'categories',
  'places',
  'sources',
  'staff',
] as const;
export type FigureList = (typeof figureLists)[number];

/** How money comes: booked by hand, by the payment provider, or in cash at the door. */
const moneyWays = [...receiptMethods, 'online', 'door'] as const;
export type MoneyWay = (typeof moneyWays)[number];

/** Rupees that came in, that were given back, and what is left of them. */
const moved = { received: z.number(), givenBack: z.number(), net: z.number() };
const received = z.object({
  list: z.literal('received'),
  rows: z.array(
    z.object({
      day: z.iso.date(),
      method: z.enum(moneyWays),
      /** '' where none was stated, and of what is not booked by hand. */
      account: z.string(),
      ...moved,
    }),
  ),
  foot: z.object(moved),
  pagination,
});

const orderOfBuyer = {
  _id: id,
  orderId: z.string(),
  /** The page where its buyer reads it. */
  path: z.string(),
  buyer: z.string(),
  /** '' once the person has been forgotten. */
  phone: z.string(),
  place: z.string(),
};
const owing = { total: z.number(), received: z.number(), owed: z.number() };
export const owed = z.object({
  list: z.literal('owed'),
  rows: z.array(
    z.object({
      ...orderOfBuyer,
      ...owing,
      /** `cod` is cash at the door. */
      method: paymentMethod,
      since: z.iso.date(),
      payBy: z.nullable(z.iso.date()),
      /** After the last day for paying; 0 where there is none. */
      daysOver: z.int(),
    }),
  ),
  /** Rupees that are to be given back by hand. */
  giveBack: z.array(z.object({ ...orderOfBuyer, amount: z.number() })),
  foot: z.object({ ...owing, giveBack: z.number() }),
  pagination,
});

/** Orders, pieces and rupees after refunds. */
const sold = { orders: z.int(), quantity: z.int(), amount: z.number() };

/** From the goods to what the orders come to, after refunds. */
export const goodsFoot = z.object({
  ...sold,
  packing: z.number(),
  delivery: z.number(),
  /** Negative. */
  discounts: z.number(),
  /** Refunds that name no pieces, and the shares of discounts in those that do. */
  otherRefunds: z.number(),
  total: z.number(),
});

const products = z.object({
  list: z.literal('products'),
  rows: z.array(
    z.object({
      _id: id,
      listNumber: z.nullable(z.int()),
      name: z.string(),
      quantity: z.int(),
      amount: z.number(),
      /** Null of a draft. */
      stock: z.nullable(z.int()),
      /** Pieces in open enquiries. */
      asked: z.int(),
      /** By how much the stock is too small for them. */
      short: z.int(),
    }),
  ),
  foot: goodsFoot,
  pagination,
});

/** '' where the order or product says nothing. */
export const soldGroup = z.object({ name: z.string(), ...sold });
const categories = z.object({
  list: z.literal('categories'),
  rows: z.array(soldGroup),
  foot: goodsFoot,
  pagination,
});
const places = z.object({
  list: z.literal('places'),
  rows: z.array(soldGroup),
  foot: z.object(sold),
  pagination,
});
const saleSources = ['web', 'enquiry', 'phone', 'whatsapp', 'counter'] as const;
export type SaleSource = (typeof saleSources)[number];
const sources = z.object({
  list: z.literal('sources'),
  rows: z.array(z.object({ name: z.enum(saleSources), ...sold })),
  foot: z.object(sold),
  pagination,
});

const done = {
  answered: z.int(),
  orders: z.int(),
  amount: z.number(),
  receipts: z.int(),
  received: z.number(),
};
const staff = z.object({
  list: z.literal('staff'),
  rows: z.array(z.object({ _id: id, name: z.string(), ...done })),
  foot: z.object(done),
  pagination,
});

const figures = z.discriminatedUnion('list', [
  received,
  owed,
  products,
  categories,
  places,
  sources,
  staff,
]);
export type Figures = z.output<typeof figures>;
export type FiguresOf<List extends FigureList> = Extract<Figures, { list: List }>;

const dayMs = 24 * 60 * 60_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

const page = { page: pagingQuery(figurePageSize).page, as: z.optional(z.literal('csv')) };

export const getFigures = endpoint('getFigures', {
  tag: 'Books',
  summary: 'One list of the owner’s figures, after refunds, with its sums; or as CSV',
  params: z.strictObject({ list: z.enum(figureLists) }),
  query: z
    .strictObject({
      /** The first and the last day, in the shop’s time zone; this month if left out. `owed` is as of now. */
      from: z.optional(z.iso.date(words.dayInvalid)),
      to: z.optional(z.iso.date(words.dayInvalid)),
      ...page,
    })
    .check(
      z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
        error: words.dayInvalid,
        path: ['to'],
      }),
      z.refine(({ from, to }) => !from || !to || from <= to, {
        error: words.lastDayBeforeFirst,
        path: ['to'],
      }),
      z.refine(({ from, to }) => !from || !to || daysBetween(from, to) < mostDaysOfFigures, {
        error: words.tooManyDays,
        path: ['to'],
      }),
    ),
  data: figures,
  fileType: 'text/csv',
});

export const listOwed = endpoint('listOwed', {
  tag: 'Books',
  summary: 'Who owes now, and whose money is to be given back by hand; or as CSV',
  query: z.strictObject(page),
  data: owed,
  fileType: 'text/csv',
});
