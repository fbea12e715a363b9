import { paymentCheckWords } from '@mathappu/contract/order-words';
import type { Order } from '@mathappu/contract/orders';
import { formatDate } from '@mathappu/contract/shop-time';
import type { ReactNode } from 'react';
import { orderPath } from '#web/document/paths.ts';
import { type Tone, toneLooks } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { customerStatus } from './order-status-looks.ts';
import { refundSums } from './refund-sums.ts';
import { StatusBadge } from './status-badge.tsx';

const noteLooks = 'block text-sm font-normal text-ink-soft';

export function OrderCard({ order }: { order: Order }) {
  const { tone, Icon } = customerStatus(order);
  const { onItsWay, returned } = refundSums(order);
  return (
    <Card
      as="li"
      className="grid items-center gap-4 md:grid-cols-[1fr_auto_auto_auto] md:max-lg:gap-3 lg:gap-8"
    >
      <div className="flex min-w-0 items-center gap-4 md:max-lg:gap-3">
        <StatusMark tone={tone}>
          <Icon className="size-6" />
        </StatusMark>
        <div className="min-w-0">
          <h2 className="text-lg md:max-lg:text-base">
            Order <span className="inline-block">#{order.orderId}</span>
          </h2>
          <p className="text-sm text-ink-soft">Placed on {formatDate(order.createdAt)}</p>
        </div>
      </div>
      <dl className="contents *:flex *:items-baseline *:justify-between *:gap-3 md:*:block lg:*:min-w-32">
        <div>
          <dt className="text-sm text-ink-soft">Total Amount</dt>
          <dd className="figures font-semibold max-md:text-right">
            {formatRupees(order.totalAmt)}
            {order.paymentCheck && (
              <span className={noteLooks}>{paymentCheckWords[order.paymentCheck]}</span>
            )}
            {onItsWay > 0 && (
              <span className={noteLooks}>{formatRupees(onItsWay)} on its way back</span>
            )}
            {returned > 0 && <span className={noteLooks}>{formatRupees(returned)} returned</span>}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Status</dt>
          <dd>
            <StatusBadge order={order} />
          </dd>
        </div>
      </dl>
      <LinkButton to={orderPath(order.orderId)} variant="secondary" prefetch="intent">
        <span>
          View Order Details<span className="sr-only"> of order {order.orderId}</span>
        </span>
      </LinkButton>
    </Card>
  );
}

function StatusMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`grid size-12 shrink-0 place-items-center rounded-pill ${toneLooks[tone]}`}>
      {children}
    </span>
  );
}
