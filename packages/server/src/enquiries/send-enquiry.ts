import { createHash } from 'node:crypto';
import type { BodyOf } from '@mathappu/contract/endpoint';
import type { sendEnquiry as endpoint } from '@mathappu/contract/enquiries/enquiries';
import { maxOpenQuotes } from '@mathappu/contract/limits';
import { unitPricePaise } from '@mathappu/contract/money';
import { takesEnquiries } from '@mathappu/contract/settings/selling-part';
import { type Customer, lockCustomer } from '#server/account/account-queries.ts';
import { deleteProductLines, hasLinesAddedSince } from '#server/cart/ordered-line-queries.ts';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { checkRequest } from '#server/checkout/check-request.ts';
import { assertOpen } from '#server/checkout/order-terms.ts';
import {
  hashGoods,
  type ParsedGoods,
  parseOrderedGoods,
} from '#server/checkout/parse-order-request.ts';
import { refuseWithFreshLines } from '#server/checkout/refuse-with-fresh-lines.ts';
import { claimOnce } from '#server/platform/db/claim-once.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { mailCustomer, mailShop } from './enqueue-enquiry-mail.ts';
import type { QuoteContent } from './enquiry-content.ts';
import { diffQuotes } from './enquiry-history.ts';
import { insertEnquiry, insertQuoteChange } from './enquiry-queries.ts';
import {
  countOpenEnquiries,
  findDuplicateEnquiry,
  getQuoteNumber,
} from './enquiry-read-queries.ts';

type EnquiryInput = {
  readonly userId: string;
  readonly body: BodyOf<typeof endpoint>;
  readonly idempotencyKey: string | undefined;
};

type SentEnquiry = { readonly id: string; readonly number: string };

/**
 * Stores a customer's enquiry. It neither takes nor locks stock: the enquiry that is confirmed first gets
 * the goods.
 * @throws AppError saleModeRefused, orderingClosed, tooManyQuotes and those of `checkRequest`
 */
export async function sendEnquiry(
  shop: Pick<Shop, 'db' | 'settings' | 'limits' | 'now' | 'jobs' | 'config'>,
  { userId, body, idempotencyKey }: EnquiryInput,
): Promise<SentEnquiry> {
  const { note = '', ...asked } = body;
  const request = parseOrderedGoods(asked);
  // An enquiry has no payment method. The hash has one, so that requests can be repeated across a deploy.
  const goodsHash = hashGoods(request, { paymentMethod: 'cod' });
  const requestHash = createHash('sha256').update(`${goodsHash} ${note}`).digest('hex');
  await shop.limits.use('enquiryMinute', userId);
  await shop.limits.use('enquiryDay', userId);
  return inTransaction(shop.db, async (tx) => {
    const customer = await lockCustomer(tx, userId);
    const id = newId();
    const attempt = { id, userId, requestHash, idempotencyKey };
    const earlier = await findEarlier(tx, attempt);
    if (earlier) return earlier;
    const settings = await shop.settings.readIn(tx);
    const { selling } = settings;
    if (!takesEnquiries(selling.saleMode)) throw new AppError('saleModeRefused');
    assertOpen(selling, shop.now());
    if ((await countOpenEnquiries(tx, userId)) >= maxOpenQuotes) {
      throw new AppError('tooManyQuotes', { maximum: maxOpenQuotes });
    }
    const content = await readContent(tx, { customer, settings, request, note, now: shop.now() });
    const number = await insertEnquiry(tx, {
      id,
      userId,
      customer,
      content,
      requestHash,
      isAgeNoticeShown: request.isAgeNoticeShown,
      now: shop.now(),
    });
    await insertQuoteChange(tx, {
      quoteId: id,
      version: 1,
      act: 'send',
      by: { id: userId, name: 'Customer' },
      changes: diffQuotes(undefined, content),
      now: shop.now(),
    });
    const productIds = request.lines.map((line) => line.productId);
    await deleteProductLines(tx, userId, productIds);
    const sent = { id, number, version: 1, userId, customerEmail: customer.email };
    await mailCustomer(shop, tx, sent, { kind: 'received' });
    await mailShop(shop, tx, sent, { kind: 'sent' });
    return { id, number };
  }).catch((error: unknown) => refuseWithFreshLines(shop, { userId, request }, error));
}

type Attempt = {
  readonly id: string;
  readonly userId: string;
  readonly requestHash: string;
  readonly idempotencyKey: string | undefined;
};

/** The enquiry of an earlier request with this key, or without a key of an equal one within 30 seconds. */
async function findEarlier(
  tx: Tx,
  { id, userId, requestHash, idempotencyKey: key }: Attempt,
): Promise<SentEnquiry | undefined> {
  if (key === undefined) {
    const duplicate = await findDuplicateEnquiry(tx, userId, requestHash);
    if (!duplicate || (await hasLinesAddedSince(tx, userId, duplicate.createdAt))) return undefined;
    return { id: duplicate.id, number: duplicate.number };
  }
  const scope = { userId, route: 'enquiry', key };
  const earlier = await claimOnce(tx, scope, requestHash, { _id: id });
  return earlier && { id: earlier._id, number: await getQuoteNumber(tx, earlier._id) };
}

type Asked = Pick<Parameters<typeof checkRequest>[1], 'settings' | 'request' | 'now'> & {
  readonly customer: Customer;
  readonly request: ParsedGoods;
  readonly note: string;
};

async function readContent(tx: Tx, { customer, note, ...asked }: Asked): Promise<QuoteContent> {
  const checked = await checkRequest(tx, {
    ...asked,
    userId: customer.id,
    readStock: async () => {
      const { lines } = asked.request;
      const products = await listProductsForOrder(
        tx,
        lines.map((line) => line.productId),
      );
      const stockOf = new Map(products.map(({ id, stock }) => [id, stock]));
      const short = lines
        .map((line) => ({ ...line, available: stockOf.get(line.productId) ?? 0 }))
        .filter(({ quantity, available }) => available < quantity);
      return { products, short };
    },
  });
  return {
    state: 'ENQUIRY',
    validUntil: null,
    note,
    shopNote: '',
    reason: '',
    delivery: checked.delivery,
    adjustments: checked.totals.adjustments,
    orderId: null,
    lines: checked.lines.map((line, index) => ({
      lineNo: index + 1,
      productId: line.productId,
      name: line.name,
      image: line.image,
      unit: line.unit,
      listNumber: line.listNumber,
      listPricePaise: line.pricePaise,
      discountBp: line.discountBp,
      unitPricePaise: unitPricePaise(line.pricePaise, line.discountBp),
      priceReason: '',
      passport: line.passport,
      asked: line.quantity,
      quantity: line.quantity,
      reason: '',
    })),
  };
}
