import { toRupees } from '@mathappu/contract/money';
import { toShopDay } from '@mathappu/contract/shop-time';
import { answerOffer } from '#server/enquiries/answer-offer.ts';
import { confirmEnquiry } from '#server/enquiries/confirm-enquiry.ts';
import { declineQuote } from '#server/enquiries/decline-enquiry.ts';
import { editEnquiry } from '#server/enquiries/edit-enquiry.ts';
import { offerEnquiry } from '#server/enquiries/offer-enquiry.ts';
import { readStaffQuote } from '#server/enquiries/read-enquiry.ts';
import { sendEnquiry } from '#server/enquiries/send-enquiry.ts';
import { createEstimate } from '#server/estimates/create-estimate.ts';
import { bookReceipt } from '#server/orders/manual-payments/book-manual-payment.ts';
import { getOrder } from '#server/orders/order-read-queries.ts';
import type { Shop } from '#server/shop.ts';
import { hoursAfter } from './agenda.ts';
import { packAndSend } from './season-orders.ts';
import { requestOf, type Stage, wishOf } from './season-stage.ts';

type Course =
  | 'waits'
  | 'offered'
  | 'accepted'
  | 'paid'
  | 'paidInPart'
  | 'unpaid'
  | 'cash'
  | 'declined'
  | 'withdrawn';

/** Hours before the end of the season, and how far the enquiry has come by then. */
const enquiries: readonly (readonly [hours: number, course: Course])[] = [
  [900, 'paid'],
  [790, 'cash'],
  [700, 'paid'],
  [640, 'declined'],
  [560, 'paid'],
  [500, 'paid'],
  [430, 'withdrawn'],
  [380, 'paid'],
  [330, 'cash'],
  [280, 'paid'],
  [220, 'declined'],
  [170, 'offered'],
  [120, 'unpaid'],
  [96, 'paidInPart'],
  [80, 'paid'],
  [60, 'accepted'],
  [52, 'offered'],
  [40, 'accepted'],
  [34, 'offered'],
  [26, 'waits'],
  [20, 'waits'],
  [14, 'waits'],
  [9, 'waits'],
  [4, 'waits'],
  [0.5, 'waits'],
];

export function planEnquiries(stage: Stage): void {
  const { agenda, end, buyers, random } = stage;
  for (const [place, [hours, course]] of enquiries.entries()) {
    const time = hoursAfter(end, -hours);
    const plan = { buyer: random.pick(buyers), wish: wishOf(stage, 14), course, place };
    agenda.add(time, () => enquire(stage, time, plan));
  }
}

type Plan = {
  readonly buyer: Stage['buyers'][number];
  readonly wish: ReturnType<typeof wishOf>;
  readonly course: Course;
  readonly place: number;
};

async function enquire(stage: Stage, time: Date, plan: Plan): Promise<void> {
  const { shop, agenda, story } = stage;
  const { buyer, wish, course, place } = plan;
  const request = await requestOf(stage, buyer, wish);
  if (!request) return;
  const body = { ...request, note: story.notes[place % story.notes.length] ?? '' };
  const { userId } = buyer;
  const { id } = await sendEnquiry(takingEnquiries(shop), {
    userId,
    body,
    idempotencyKey: undefined,
  });
  const answered = hoursAfter(time, 5);
  if (course !== 'waits') agenda.add(answered, () => answer(stage, answered, { ...plan, id }));
}

/** The shop sells on its website; in between it also answered enquiries, as in its first year. */
function takingEnquiries(shop: Shop): Shop {
  const { settings } = shop;
  const readIn: Shop['settings']['readIn'] = async (db) => {
    const now = await settings.readIn(db);
    return { ...now, selling: { ...now.selling, saleMode: 'enquiry' } };
  };
  return { ...shop, settings: { ...settings, readIn } };
}

async function answer(
  stage: Stage,
  time: Date,
  plan: Plan & { readonly id: string },
): Promise<void> {
  const { shop, owner, agenda } = stage;
  const { id: quoteId, course, buyer, place } = plan;
  const { version, lines } = await readStaffQuote(shop, quoteId);
  if (course === 'declined') {
    const reason = 'We do not deliver there before the festival';
    return declineQuote(shop, owner, { quoteId, version, reason });
  }
  if (course === 'withdrawn') {
    return answerOffer(shop, { quoteId, actorId: buyer.userId, version, answer: 'withdraw' });
  }
  if (place % 3 === 0) {
    await editEnquiry(shop, owner, {
      quoteId,
      version,
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      discount: { reason: 'For a large order', amount: 100 },
      shopNote: 'With our thanks. The prices include packing.',
    });
  }
  await offerEnquiry(shop, owner, { quoteId, version: await versionOf(shop, quoteId), days: 3 });
  if (course === 'offered') return;
  agenda.add(hoursAfter(time, 7), async () => {
    const accepted = {
      quoteId,
      actorId: buyer.userId,
      version: await versionOf(shop, quoteId),
      answer: 'accept',
    } as const;
    await answerOffer(shop, accepted);
  });
  if (course === 'accepted') return;
  const confirmed = hoursAfter(time, 9);
  agenda.add(confirmed, () => confirm(stage, confirmed, plan));
}

const versionOf = async (shop: Shop, quoteId: string): Promise<number> =>
  (await readStaffQuote(shop, quoteId)).version;

async function confirm(
  stage: Stage,
  time: Date,
  plan: Plan & { readonly id: string },
): Promise<void> {
  const { shop, owner, agenda } = stage;
  const { id: quoteId, course } = plan;
  const { id } = await confirmEnquiry(shop, owner, {
    quoteId,
    version: await versionOf(shop, quoteId),
    payment: course === 'cash' ? 'cod' : 'offline',
    agreedBy: course === 'cash' ? 'phone' : 'whatsapp',
  });
  if (course === 'unpaid') return;
  const paid = hoursAfter(time, 4);
  if (course !== 'cash') agenda.add(paid, () => book(stage, id, plan));
  if (course !== 'paidInPart') packAndSend(stage, hoursAfter(paid, 12), id);
}

async function book({ shop, owner }: Stage, idOrNumber: string, plan: Plan): Promise<void> {
  const { totalPaise } = await getOrder(shop.db, idOrNumber);
  const total = toRupees(totalPaise);
  const body = {
    amount: plan.course === 'paidInPart' ? Math.floor(total / 2) : total,
    method: 'upi',
    reference: String(612_340_000_000 + plan.place * 7_919),
    receivedOn: toShopDay(shop.now()),
    isGivenBack: false,
    note: '',
  } as const;
  await bookReceipt(shop, owner, { idOrNumber, body, idempotencyKey: undefined });
}

/** Estimates that still hold their prices; every second one is a guest's. */
export function planEstimates(stage: Stage): void {
  const { agenda, end, buyers, random } = stage;
  for (const [place, hours] of [46, 31, 22, 15, 8, 2].entries()) {
    const buyer = random.pick(buyers);
    const wish = wishOf(stage, 12);
    agenda.add(hoursAfter(end, -hours), async () => {
      const request = await requestOf(stage, buyer, wish);
      if (!request) return;
      await createEstimate(stage.shop, {
        userId: place % 2 === 0 ? buyer.userId : undefined,
        ip: '192.0.2.1',
        lines: request.product_details,
        code: undefined,
        idempotencyKey: undefined,
      });
    });
  }
}
