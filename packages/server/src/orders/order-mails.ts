import { formatMoney } from '@mathappu/contract/money';
import { paymentMethodWords } from '@mathappu/contract/order-words';
import { formatDateTime } from '@mathappu/contract/shop-time';
import type { Config } from '#server/platform/config/config.ts';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Shop } from '#server/shop.ts';
import {
  type CancelledFacts,
  type OrderMailFacts,
  type OrderMailKind,
  type PlacedFacts,
  placedFacts,
  type RefundFacts,
} from './order-mail-facts.ts';
import { clearPlacedMail, type LockedOrder } from './order-queries.ts';
import type { OrderRow } from './order-read-queries.ts';

export type ShopNames = Pick<Config, 'SHOP_NAME' | 'SHOP_PHONE' | 'SHOP_EMAIL' | 'publicUrl'>;

const titles: Readonly<
  Record<OrderMailKind, { subject: (number: string) => string; heading: string }>
> = {
  placed: {
    subject: (number) => `Order ${number} received`,
    heading: 'Thank you for your order',
  },
  paid: {
    subject: (number) => `Payment for order ${number} received`,
    heading: 'Payment received',
  },
  shipped: {
    subject: (number) => `Order ${number} is on its way`,
    heading: 'Your order is on its way',
  },
  delivered: {
    subject: (number) => `Order ${number} was delivered`,
    heading: 'Your order was delivered',
  },
  cancelled: {
    subject: (number) => `Order ${number} was cancelled`,
    heading: 'Your order was cancelled',
  },
  refundStarted: {
    subject: (number) => `Refund for order ${number} is on its way`,
    heading: 'Your money is on its way back',
  },
  refunded: {
    subject: (number) => `Refund for order ${number}`,
    heading: 'We have returned your money',
  },
};

const orderMailSubject = (
  kind: OrderMailKind,
  number: string,
  { SHOP_NAME }: Pick<Config, 'SHOP_NAME'>,
): string => `${titles[kind].subject(number)} - ${SHOP_NAME}`;

/** The mail is sent exactly when the transaction commits. Deleted accounts get none. */
export async function enqueueOrderMail(
  { jobs, config }: Pick<Shop, 'jobs' | 'config'>,
  tx: Tx,
  facts: OrderMailFacts,
  order: Pick<LockedOrder, 'id' | 'number' | 'customerEmail' | 'paymentMethod'>,
): Promise<void> {
  if (order.customerEmail === '') return;
  await jobs.enqueue(tx, 'order-mail', {
    ...facts,
    orderId: order.id,
    paymentMethod: order.paymentMethod,
    to: order.customerEmail,
    subject: orderMailSubject(facts.kind, order.number, config),
  });
}

/** The mail about a new order, unless it has been enqueued before. */
export async function enqueuePlacedMail(
  shop: Pick<Shop, 'jobs' | 'config'>,
  tx: Tx,
  order: LockedOrder,
): Promise<void> {
  if (order.placedMailDueAt === null) return;
  await clearPlacedMail(tx, order.id);
  await enqueueOrderMail(shop, tx, placedFacts(order), order);
}

/** What mails read of an order; but for the payment method it only changes with a deleted account. */
export type MailedOrder = Pick<
  OrderRow,
  'number' | 'paymentMethod' | 'totalPaise' | 'customerName' | 'delivery' | 'lines' | 'createdAt'
>;

type OrderMail = {
  readonly to: string;
  readonly order: MailedOrder;
  readonly facts: OrderMailFacts;
  /** When it happened. */
  readonly at: Date;
};

export function orderMail(shop: ShopNames, { to, order, facts, at }: OrderMail): Mail {
  return layOutMail({
    to,
    subject: orderMailSubject(facts.kind, order.number, shop),
    heading: titles[facts.kind].heading,
    paragraphs: [`Hello ${order.customerName},`, textOf(order, facts, at, shop)],
    rows: [
      ...soldRows(order),
      ['Delivery', 'FREE'],
      ['Total', formatMoney(order.totalPaise), 'strong'],
      ['Payment', paymentMethodWords[order.paymentMethod].admin],
      ['Placed on', formatDateTime(order.createdAt.toISOString())],
    ],
    action: { label: 'View order', url: `${shop.publicUrl}/order/${order.number}` },
    closing: [`Delivery to: ${inOneLine(order.delivery)}`],
    shop,
  });
}

export const soldRows = ({ lines }: Pick<MailedOrder, 'lines'>) =>
  lines.map(
    ({ name, unit, quantity, totalPaise }) =>
      [`${name}, ${unit} × ${quantity}`, formatMoney(totalPaise)] as const,
  );

const bankTime = 'Your bank shows it within 5 to 7 working days.';

function textOf(order: MailedOrder, facts: OrderMailFacts, at: Date, shop: ShopNames): string {
  const { number, totalPaise } = order;
  const isCash = order.paymentMethod === 'cod';
  const cash = `Please keep ${formatMoney(totalPaise)} in cash ready at the door.`;
  switch (facts.kind) {
    case 'placed':
      return `We have received your order ${number}.${placedText(facts.payment, cash)}`;
    case 'paid':
      return `We have received your payment of ${formatMoney(facts.amountPaise ?? totalPaise, facts.currency)} for order ${number} and are getting it ready.`;
    case 'shipped':
      return `Order ${number} has left our shop.${isCash ? ` ${cash}` : ''}`;
    case 'delivered':
      return `Order ${number} was delivered on ${formatDateTime(at.toISOString())}. If something is damaged or missing, tell us within 24 hours at ${shop.SHOP_EMAIL} or ${shop.SHOP_PHONE}.`;
    case 'cancelled':
      return `Order ${number} was cancelled on ${formatDateTime(at.toISOString())}. ${cancelledText(facts, shop)}${facts.isBackToCart ? ' What it held is in your cart again.' : ''}`;
    case 'refundStarted':
      return `${causeText(order, facts)} ${amountText(order, facts)} is on its way back to you. ${bankTime}`;
    case 'refunded':
      return `${causeText(order, facts)} We have returned ${amountText(order, facts)}. ${bankTime}`;
  }
}

function placedText(payment: PlacedFacts['payment'], cash: string): string {
  switch (payment) {
    case 'cash':
      return ` ${cash}`;
    case 'awaited':
      return ' Please complete the payment on the order’s page; until then we hold the goods for a short while. There you can also choose to pay in cash.';
    case 'paid':
      return ' It is paid.';
    case 'open':
      return '';
  }
}

function cancelledText({ money, amountPaise, currency }: CancelledFacts, shop: ShopNames): string {
  const amount = formatMoney(amountPaise, currency);
  switch (money) {
    case 'unpaid':
      return 'You do not have to pay anything.';
    case 'paidInCash':
      return `About the ${amount} that you paid in cash, write to ${shop.SHOP_EMAIL} or call ${shop.SHOP_PHONE}.`;
    case 'onItsWayBack':
      return `Your payment of ${amount} is on its way back to you. ${bankTime}`;
    case 'returned':
      return `Your payment of ${amount} had been returned to you before.`;
  }
}

function causeText({ number }: MailedOrder, { cause }: RefundFacts): string {
  switch (cause) {
    case 'cancelled':
      return `Order ${number} was cancelled.`;
    case 'unfillable':
      return `Your payment for order ${number} arrived when the order could no longer be filled.`;
    case 'paidTwice':
      return `Order ${number} was paid twice. The order stays as it is.`;
    case 'wrongAmount':
      return `A payment for order ${number} was not of the order’s total.`;
    case 'byShop':
      return `This is about your payment for order ${number}.`;
  }
}

function amountText(
  { totalPaise }: MailedOrder,
  { cause, amountPaise, currency, ...facts }: RefundFacts,
): string {
  const { isPart = amountPaise < totalPaise && cause !== 'wrongAmount' } = facts;
  return `${formatMoney(amountPaise, currency)}${isPart ? ' of it' : ''}`;
}

export function inOneLine(delivery: DeliverySnapshot): string {
  const { name, address_line, city, state, pincode, mobile } = delivery;
  return `${name}, ${address_line}, ${city}, ${state} ${pincode}, phone ${mobile}`;
}
