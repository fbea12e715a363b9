import type { Order } from '@mathappu/contract/orders';
import { paymentCheckWords } from '@mathappu/contract/orders/order-words';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { printOnArrival } from '#web/invoices/use-print-on-arrival.ts';
import { rich } from '#web/language/rich.ts';
import { orderPath } from '#web/navigation/paths.ts';
import type { ReadOrder } from '#web/payments/use-remaining.ts';
import { type Tone, toneLooks } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { PrinterIcon } from '#web/ui/images/file-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/orders';
import { expectedOfOrder } from './delivery-of-order.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAgainButton } from './order-again-button.tsx';
import { OrderPreview } from './order-preview.tsx';
import { orderProgress, paymentNote } from './order-progress.ts';
import { customerStatus } from './order-status-looks.ts';
import { refundSums } from './refund-sums.ts';
import { StatusBadge } from './status-badge.tsx';
import type { OrderAgain } from './use-order-again.tsx';
import { useShownOrder } from './use-shown-order.ts';

type OrderCardProps = ReadOrder & { orderAgain: OrderAgain };

export function OrderCard({ readAt, orderAgain, ...read }: OrderCardProps) {
  const order = useShownOrder(read.order);
  const card = useRef<HTMLDivElement>(null);
  const { orderId, orderStatus } = order;
  const { tone, Icon } = customerStatus(order);
  const path = orderPath(orderId);
  const named = { orderId, hidden: (text: ReactNode) => <span className="sr-only">{text}</span> };
  const isUnpaid = orderStatus === 'pending_payment';
  const actions = (
    <OrderActions order={order} readAt={readAt} isBrief onClosed={() => card.current?.focus()} />
  );
  return (
    <Card as="li" ref={card} tabIndex={-1} className="grid scroll-mt-24 gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto_auto] sm:gap-x-8">
        <div className="col-span-2 flex min-w-0 items-center gap-4 sm:col-span-1">
          <StatusMark tone={tone}>
            <Icon className="size-6" />
          </StatusMark>
          <div className="min-w-0">
            <h2 className="text-lg">
              {rich(words.orderTitle, {
                number: <span className="inline-block">{`#${orderId}`}</span>,
              })}
            </h2>
            <p className="text-sm text-ink-soft">
              {fill(words.placedOn, { date: formatDate(order.createdAt) })}
            </p>
          </div>
        </div>
        <OrderFacts order={order} />
      </div>
      <p className="font-medium">
        {order.changedInto
          ? rich(words.changedInto, {
              number: order.changedInto,
              order: (text) => (
                <Link to={orderPath(order.changedInto ?? '')} className="link figures">
                  {text}
                </Link>
              ),
            })
          : [orderProgress(order), expectedOfOrder(order)].filter(Boolean).join(' ')}
      </p>
      <OrderPreview lines={order.product_details} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        {isUnpaid && <div className="w-full">{actions}</div>}
        {order.payTo && (
          <LinkButton to={path} prefetch="intent" className="max-sm:w-full">
            <span>{rich(words.howToPay, named)}</span>
          </LinkButton>
        )}
        <LinkButton to={path} variant="secondary" prefetch="intent" className="max-sm:w-full">
          <span>{rich(words.viewDetails, named)}</span>
        </LinkButton>
        <OrderAgainButton
          order={order}
          orderAgain={orderAgain}
          className="whitespace-nowrap max-sm:flex-1 max-sm:px-2"
        />
        {!isUnpaid && orderStatus !== 'cancelled' && (
          <LinkButton
            to={path}
            state={printOnArrival}
            variant="quiet"
            icon={<PrinterIcon className="size-5" />}
            prefetch="intent"
            className="max-sm:flex-1 max-sm:px-2"
          >
            <span>{rich(words.invoiceOf, named)}</span>
          </LinkButton>
        )}
        {!isUnpaid && actions}
      </div>
    </Card>
  );
}

const OrderFacts = ({ order }: { order: Order }) => (
  <dl className="contents sm:*:min-w-36">
    <div>
      <dt className="text-sm text-ink-soft">{words.totalAmount}</dt>
      <dd className="figures font-semibold">
        {formatRupees(order.totalAmt)}
        <PaymentNotes order={order} />
      </dd>
    </div>
    <div>
      <dt className="text-sm text-ink-soft">{words.status}</dt>
      <dd>
        <StatusBadge order={order} />
      </dd>
    </div>
  </dl>
);

function PaymentNotes({ order }: { order: Order }) {
  const { onItsWay, returned } = refundSums(order);
  const notes = [
    paymentNote(order),
    order.paymentCheck && paymentCheckWords[order.paymentCheck],
    onItsWay && fill(words.sumOnItsWay, { sum: onItsWay }),
    returned && fill(words.sumReturned, { sum: returned }),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <span key={note} className="block text-sm font-normal text-ink-soft">
      {note}
    </span>
  ));
}

function StatusMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`grid size-12 shrink-0 place-items-center rounded-pill ${toneLooks[tone]}`}>
      {children}
    </span>
  );
}
