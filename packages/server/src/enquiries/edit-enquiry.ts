import type { BodyOf } from '@mathappu/contract/endpoint';
import type { editQuote as endpoint } from '@mathappu/contract/enquiries/admin-enquiries';
import { editedTotals } from '@mathappu/contract/enquiries/edited-totals';
import { type Paise, toHundredths, toRupees } from '@mathappu/contract/money';
import { deliveryTermsOf } from '@mathappu/contract/orders/totals';
import * as input from '@mathappu/contract/words/input';
import { assertMrp } from '#server/catalogue/mrp.ts';
import { listProductsForOrder, type SellableProduct } from '#server/catalogue/stock-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { type Discount, electDiscount } from '#server/prices/elect-discount.ts';
import type { Shop } from '#server/shop.ts';
import { buyerBefore, discountedLinesOf, discountIn, keepRule } from './best-discount.ts';
import { assertAct, changeQuote, getLockedQuote } from './change-enquiry.ts';
import {
  listPriceOf,
  type QuoteContent,
  type QuoteLine,
  totalsOf,
  withTotal,
} from './enquiry-content.ts';

type Edit = BodyOf<typeof endpoint>;
type EditedLine = Edit['lines'][number];
type OwnDiscount = Exclude<NonNullable<Edit['discount']>, 'best'>;

/**
 * Sets the lines that the shop would send. A line that is not named is removed. An offered or accepted
 * quote becomes open again.
 * @throws AppError quoteNotFound, quoteClosed, quoteChanged, productNotFound, aboveMrp, invalidInput for a
 * discount above what the goods cost
 */
export async function editEnquiry(
  { db, settings, now }: Pick<Shop, 'db' | 'settings' | 'now'>,
  { userId, name }: Caller,
  { quoteId, ...edit }: Edit & { readonly quoteId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const quote = await getLockedQuote(tx, quoteId);
    assertAct(quote, 'edit', edit.version);
    const { content } = quote;
    const known = new Map(content.lines.map((line) => [line.productId, line]));
    const added = edit.lines.filter(({ productId }) => !known.has(productId));
    const products = await listProductsForOrder(
      tx,
      edit.lines.map(({ productId }) => productId),
    );
    assertMrps(edit.lines, products, ({ productId }) => known.get(productId)?.unitPricePaise);
    const lines = [
      ...content.lines.map((line) => editLine(line, findLine(edit, line.productId))),
      ...added.map((line, index) => addLine(line, products, content.lines.length + index + 1)),
    ];
    const delivery = deliveryAfter(content, edit);
    const shopNote = edit.shopNote ?? content.shopNote;
    const changed = { ...content, lines, delivery, shopNote, validUntil: null };
    const best =
      edit.discount === 'best'
        ? await electDiscount(tx, {
            lines: discountedLinesOf(lines.map(withTotal), products),
            rules: (await settings.readIn(tx)).priceRules,
            buyer: buyerBefore(quote, delivery),
            named: content.priceRule,
            now: now(),
            uncounted: { quoteId: quote.id },
          })
        : undefined;
    const rows = makeRows(changed, edit, best?.discount);
    const by = { actorId: userId, actorName: name, now: now() };
    await changeQuote(tx, quote, { ...changed, ...rows }, { act: 'edit', ...by });
  });
}

const findLine = ({ lines }: Edit, productId: string): EditedLine | undefined =>
  lines.find((line) => line.productId === productId);

function editLine(line: QuoteLine, edited: EditedLine | undefined): QuoteLine {
  if (!edited) return { ...line, quantity: 0 };
  const { quantity } = edited;
  // A line that the customer gets as requested needs no reason.
  const reason = quantity === line.asked ? '' : (edited.reason ?? line.reason);
  return { ...line, quantity, reason, ...agreedPrice(line, edited) };
}

/** A price other than the list's keeps its reason; the list's price has none. */
export function agreedPrice(
  line: QuoteLine,
  { price, priceReason = '' }: Pick<EditedLine, 'price' | 'priceReason'>,
) {
  const listPaise = listPriceOf(line);
  const unitPricePaise = price === undefined ? line.unitPricePaise : toHundredths(price);
  if (unitPricePaise === listPaise) return { unitPricePaise, priceReason: '' };
  return { unitPricePaise, priceReason: price === undefined ? line.priceReason : priceReason };
}

/**
 * A price that stays as it was before is not asked for again.
 * @throws AppError aboveMrp for the first agreed price that is above what the box of today says
 */
export function assertMrps(
  lines: readonly Pick<EditedLine, 'productId' | 'price'>[],
  products: readonly SellableProduct[],
  priceBefore: (line: Pick<EditedLine, 'productId'>) => Paise | undefined = () => undefined,
): void {
  for (const [at, line] of lines.entries()) {
    const product = products.find(({ id }) => id === line.productId);
    if (!product || line.price === undefined) continue;
    const pricePaise = toHundredths(line.price);
    if (pricePaise === priceBefore(line)) continue;
    assertMrp({ pricePaise, discountBp: 0, mrpPaise: product.mrpPaise }, `lines.${at}.price`);
  }
}

/** A new line at today's price, or at the agreed one. @throws AppError productNotFound when the product is not sold */
export function addLine(
  edited: Omit<EditedLine, 'reason'> & Pick<Partial<EditedLine>, 'reason'>,
  products: readonly SellableProduct[],
  lineNo: number,
): QuoteLine {
  const product = products.find(({ id }) => id === edited.productId);
  if (!product) throw new AppError('productNotFound');
  const {
    id: productId,
    name,
    image,
    unit,
    listNumber,
    pricePaise,
    discountBp,
    passport,
  } = product;
  const line = {
    ...{ lineNo, productId, name, image, unit, listNumber, discountBp, passport },
    listPricePaise: pricePaise,
    unitPricePaise: 0,
    priceReason: '',
    asked: null,
    quantity: edited.quantity,
    reason: edited.reason ?? '',
  };
  const atListPrice = { ...line, unitPricePaise: listPriceOf(line) };
  return { ...atListPrice, ...agreedPrice(atListPrice, edited) };
}

/** The delivery with the chosen terms; its place stays. */
function deliveryAfter({ delivery }: QuoteContent, edit: Edit): QuoteContent['delivery'] {
  if (!delivery || !edit.delivery) return delivery;
  return { ...delivery, terms: { ...deliveryTermsOf(delivery), kind: edit.delivery.kind } };
}

/** @throws AppError invalidInput when it is more than the goods cost */
export function discountOf({ reason, amount }: OwnDiscount, goodsPaise: Paise) {
  const amountPaise = toHundredths(amount);
  if (amountPaise <= goodsPaise) return { label: reason, amountPaise };
  const wrong = { field: 'discount.amount', problem: input.discountTooLarge } as const;
  throw new AppError('invalidInput', {}, wrong);
}

/** The rows after the edit; a value that is not given stays. @throws AppError invalidInput */
function makeRows(
  content: QuoteContent,
  { delivery, discount: given }: Edit,
  best: Discount | undefined,
): Pick<QuoteContent, 'adjustments' | 'priceRule'> {
  const { subtotalPaise } = totalsOf(content);
  const charged = content.adjustments.find(({ kind }) => kind === 'delivery');
  const before = discountIn(content.adjustments, content.priceRule);
  const discount =
    given === 'best' ? best : given ? keepRule(discountOf(given, subtotalPaise), before) : before;
  const { adjustments } = editedTotals(subtotalPaise, content.adjustments, {
    delivery: delivery ?? { kind: 'fixed', charge: toRupees(charged?.amountPaise ?? 0) },
    discount,
  });
  return { adjustments, priceRule: discount?.priceRule ?? null };
}
