import {
  maxGuestEnquiriesADay,
  maxOpenQuotes,
  maxUnansweredGuestEnquiries,
} from '@mathappu/contract/limits';
import { unitPricePaise } from '@mathappu/contract/money';
import type { CodeProblem } from '@mathappu/contract/prices/price-codes';
import { takesEnquiries } from '@mathappu/contract/settings/selling-part';
import { lockCustomer } from '#server/account/account-queries.ts';
import { deleteProductLines, hasLinesAddedSince } from '#server/cart/ordered-line-queries.ts';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { checkRequest } from '#server/checkout/check-request.ts';
import { assertOpen } from '#server/checkout/order-terms.ts';
import type { ParsedGoods } from '#server/checkout/parse-order-request.ts';
import { refuseWithFreshLines } from '#server/checkout/refuse-with-fresh-lines.ts';
import { claimOnce } from '#server/platform/db/claim-once.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { tooManyRequests } from '#server/platform/http/rate-limits.ts';
import type { Shop } from '#server/shop.ts';
import { mailCustomer, mailShop } from './enqueue-enquiry-mail.ts';
import type { QuoteContent } from './enquiry-content.ts';
import { diffQuotes } from './enquiry-history.ts';
import { insertQuote, insertQuoteChange } from './enquiry-queries.ts';
import {
  countGuestEnquiries,
  countOpenEnquiries,
  findDuplicateEnquiry,
  getSentEnquiry,
  lockGuestNumber,
  type SentEnquiry,
} from './enquiry-read-queries.ts';

export type EnquiryParts = Pick<Shop, 'db' | 'settings' | 'limits' | 'now' | 'jobs' | 'config'>;

type Account = { readonly userId: string };
type Guest = { readonly name: string; readonly mobile: string; readonly ip: string };

type Asked = {
  readonly owner: Account | Guest;
  readonly request: ParsedGoods & { readonly addressId?: string };
  /** Where it goes (see `zoneOf`), unless that is a saved address. */
  readonly zone?: string;
  readonly note: string;
  readonly requestHash: string;
  readonly idempotencyKey: string | undefined;
  readonly readAddress: (tx: Tx) => Promise<DeliverySnapshot>;
};

/**
 * Stores an enquiry. It neither takes nor locks stock: the enquiry that is confirmed first gets the goods.
 * @throws AppError saleModeRefused, orderingClosed, tooManyRequests, tooManyQuotes of an account, and those of
 * `checkRequest`
 */
export async function storeEnquiry(
  shop: EnquiryParts,
  asked: Asked,
): Promise<SentEnquiry & { codeProblem?: CodeProblem | undefined }> {
  const { owner, request, requestHash } = asked;
  const userId = 'userId' in owner ? owner.userId : null;
  await useLimits(shop, owner);
  return inTransaction(shop.db, async (tx) => {
    const customer = await lockOwner(tx, owner);
    const id = newId();
    const earlier = await findEarlier(tx, id, asked);
    if (earlier) return earlier;
    const settings = await shop.settings.readIn(tx);
    const { selling } = settings;
    if (!takesEnquiries(selling.saleMode)) throw new AppError('saleModeRefused');
    assertOpen(selling, shop.now());
    await assertFew(tx, owner, shop.now());
    const { content, codeProblem } = await readContent(tx, { asked, settings, now: shop.now() });
    const sent = await insertQuote(tx, {
      ...{ id, kind: 'enquiry', source: 'web', userId, createdBy: userId },
      ...{ customer, content, requestHash },
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
    if (userId !== null) {
      const productIds = request.lines.map((line) => line.productId);
      await deleteProductLines(tx, userId, productIds);
    }
    const told = { id, ...sent, version: 1, userId, customerEmail: customer.email };
    await mailCustomer(shop, tx, told, { kind: 'received' });
    await mailShop(shop, tx, told, { kind: 'sent' });
    return { id, ...sent, codeProblem };
  }).catch((error: unknown) =>
    refuseWithFreshLines(shop, { ...asked, buyer: buyerOf(owner) }, error),
  );
}

/** @throws AppError tooManyRequests */
async function useLimits({ limits }: EnquiryParts, owner: Account | Guest): Promise<void> {
  if ('userId' in owner) {
    await limits.use('enquiryMinute', owner.userId);
    await limits.use('enquiryDay', owner.userId);
  } else {
    await limits.use('guestEnquiryHour', owner.ip);
    await limits.use('guestEnquiryDay', owner.ip);
  }
}

async function lockOwner(tx: Tx, owner: Account | Guest) {
  if ('userId' in owner) return lockCustomer(tx, owner.userId);
  const { name, mobile } = owner;
  await lockGuestNumber(tx, mobile);
  return { name, email: '', phone: mobile };
}

/** A guest's number is not verified: it counts what it has used, and is not among a rule's chosen ones. */
const buyerOf = (owner: Account | Guest) =>
  'userId' in owner ? { userId: owner.userId, mobile: '' } : { userId: null, mobile: owner.mobile };

const hourMs = 3_600_000;

/** @throws AppError tooManyQuotes, or of a guest tooManyRequests, which says nothing about the number */
async function assertFew(tx: Tx, owner: Account | Guest, now: Date): Promise<void> {
  if ('userId' in owner) {
    if ((await countOpenEnquiries(tx, owner.userId)) < maxOpenQuotes) return;
    throw new AppError('tooManyQuotes', { maximum: maxOpenQuotes });
  }
  const { today, unanswered } = await countGuestEnquiries(tx, owner.mobile, now);
  if (today < maxGuestEnquiriesADay && unanswered < maxUnansweredGuestEnquiries) return;
  throw tooManyRequests(hourMs);
}

/** The enquiry of an earlier request with this key, or without a key of an equal one within 30 seconds. */
async function findEarlier(
  tx: Tx,
  id: string,
  { owner, requestHash, idempotencyKey: key }: Asked,
): Promise<SentEnquiry | undefined> {
  const userId = 'userId' in owner ? owner.userId : null;
  if (key === undefined) {
    const duplicate = await findDuplicateEnquiry(tx, owner, requestHash);
    if (!duplicate) return undefined;
    const { createdAt, ...sent } = duplicate;
    const isAnother = userId !== null && (await hasLinesAddedSince(tx, userId, createdAt));
    return isAnother ? undefined : sent;
  }
  const route = userId === null ? 'guest-enquiry' : 'enquiry';
  const earlier = await claimOnce(tx, { userId, route, key }, requestHash, { _id: id });
  return earlier && getSentEnquiry(tx, earlier._id);
}

type Checking = Parameters<typeof checkRequest>[1];
type Content = Pick<Checking, 'settings' | 'now'> & {
  readonly asked: Asked;
};

async function readContent(
  tx: Tx,
  { asked: { owner, request, note, readAddress }, ...others }: Content,
): Promise<{ content: QuoteContent; codeProblem: CodeProblem | undefined }> {
  const checked = await checkRequest(tx, {
    ...others,
    request,
    buyer: buyerOf(owner),
    readAddress: () => readAddress(tx),
    readStock: async () => {
      const { lines } = request;
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
  const content: QuoteContent = {
    state: 'ENQUIRY',
    validUntil: null,
    note,
    shopNote: '',
    reason: '',
    delivery: checked.delivery,
    adjustments: checked.totals.adjustments,
    priceRule: checked.priceRule,
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
  return { content, codeProblem: checked.codeProblem };
}
