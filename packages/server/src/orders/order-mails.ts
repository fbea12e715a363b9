import { toRupees } from '@mathappu/contract/money';
import { paymentMethodWords } from '@mathappu/contract/order-words';
import type { Config } from '#server/platform/config/config.ts';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Shop } from '#server/shop.ts';
import type { OrderRow } from './order-read-queries.ts';

export type OrderMailKind = 'placed' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
type ShopNames = Pick<Config, 'SHOP_NAME' | 'SHOP_PHONE' | 'SHOP_EMAIL' | 'publicUrl'>;

type Words = {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly text: (order: OrderRow, shop: ShopNames) => string;
};

const payOnline =
  'Please complete the payment on the order’s page; until then we hold the goods for a short while.';
const payCash = (order: OrderRow) =>
  `Please keep ${rupees(order.totalPaise)} in cash ready at the door.`;

const words: Readonly<Record<OrderMailKind, Words>> = {
  placed: {
    subject: (number) => `Order ${number} received`,
    heading: 'Thank you for your order',
    text: (order) =>
      `We have received your order ${order.number}. ${order.paymentMethod === 'cod' ? payCash(order) : payOnline}`,
  },
  paid: {
    subject: (number) => `Payment for order ${number} received`,
    heading: 'Payment received',
    text: (order) =>
      `We have received your payment of ${rupees(order.totalPaise)} for order ${order.number} and are getting it ready.`,
  },
  shipped: {
    subject: (number) => `Order ${number} is on its way`,
    heading: 'Your order is on its way',
    text: (order) =>
      `Order ${order.number} has left our shop. ${order.paymentMethod === 'cod' ? payCash(order) : ''}`,
  },
  delivered: {
    subject: (number) => `Order ${number} was delivered`,
    heading: 'Your order was delivered',
    text: (order, shop) =>
      `Order ${order.number} was delivered. If something is damaged or missing, tell us within 24 hours at ${shop.SHOP_EMAIL} or ${shop.SHOP_PHONE}.`,
  },
  cancelled: {
    subject: (number) => `Order ${number} was cancelled`,
    heading: 'Your order was cancelled',
    text: (order) =>
      `Order ${order.number} was cancelled. ${order.paymentMethod === 'online' && order.paymentStatus === 'PAID' ? `Your payment of ${rupees(order.totalPaise)} is being given back.` : 'You do not have to pay anything.'}`,
  },
  refunded: {
    subject: (number) => `Refund for order ${number}`,
    heading: 'Your money is on its way back',
    text: (order) =>
      `${order.paymentStatus === 'PAID' ? `Order ${order.number} was paid twice. It stays as it is, and we have returned the second payment.` : `We have returned your payment for order ${order.number}.`} Your bank shows it within 5 to 7 working days.`,
  },
};

const orderMailSubject = (
  kind: OrderMailKind,
  number: string,
  { SHOP_NAME }: Pick<Config, 'SHOP_NAME'>,
): string => `${words[kind].subject(number)} - ${SHOP_NAME}`;

/** The mail is sent exactly when the transaction commits. Deleted accounts get none. */
export async function enqueueOrderMail(
  { jobs, config }: Pick<Shop, 'jobs' | 'config'>,
  tx: Tx,
  kind: OrderMailKind,
  order: { id: string; number: string; customerEmail: string },
): Promise<void> {
  if (order.customerEmail === '') return;
  await jobs.enqueue(tx, 'order-mail', {
    kind,
    orderId: order.id,
    to: order.customerEmail,
    subject: orderMailSubject(kind, order.number, config),
  });
}

export function orderMail(
  shop: ShopNames,
  kind: OrderMailKind,
  { to, order }: { to: string; order: OrderRow },
): Mail {
  const { heading, text } = words[kind];
  return layOutMail({
    to,
    subject: orderMailSubject(kind, order.number, shop),
    heading,
    paragraphs: [`Hello ${order.customerName},`, text(order, shop).trim()],
    rows: [
      ...order.lines.map(
        (line) =>
          [`${line.name} (${line.unit}) × ${line.quantity}`, rupees(line.totalPaise)] as const,
      ),
      ['Delivery', 'FREE'],
      ['Total', rupees(order.totalPaise)],
      ['Payment', paymentMethodWords[order.paymentMethod].admin],
    ],
    action: { label: 'View order', url: `${shop.publicUrl}/order/${order.number}` },
    closing: [`Delivery to: ${inOneLine(order.delivery)}`],
    shop,
  });
}

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

const rupees = (paise: number): string => `₹${indian.format(toRupees(paise))}`;

function inOneLine(delivery: DeliverySnapshot): string {
  const { name, address_line, city, state, pincode, mobile } = delivery;
  return `${name}, ${address_line}, ${city}, ${state} ${pincode}, phone ${mobile}`;
}
