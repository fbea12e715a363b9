import type { Order } from '@mathappu/contract/orders';
import { plural } from '@mathappu/contract/words';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { rich } from '#web/language/rich.ts';
import { orderPath } from '#web/navigation/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/payments';
import { UnpaidOrderActions } from './unpaid-order-actions.tsx';

type UnpaidOrderNoticeProps = {
  /** Orders that can still be paid, the newest first. */
  orders: readonly [Order, ...Order[]];
  readAt: number;
  /** The payment was closed just now: the notice is brought to the customer, who may be far below. */
  hasJustClosed: boolean;
};

/** Says that an order waits for its payment, until something is done about it. */
export function UnpaidOrderNotice({ orders, readAt, hasJustClosed }: UnpaidOrderNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [order, ...others] = orders;
  const bring = () => notice.current?.focus();
  const bringOnArrival = useEffectEvent(() => hasJustClosed && bring());
  useEffect(() => {
    bringOnArrival();
  }, []);

  return (
    <Notice tone="yellow" className="mb-6 scroll-mt-24" focusRef={notice}>
      <p className="font-semibold">{words.notCompleted}</p>
      <p className="mb-3">
        {rich(words.waits, {
          orderId: order.orderId,
          order: (text) => (
            <Link to={orderPath(order.orderId)} className="link">
              {text}
            </Link>
          ),
        })}
      </p>
      <UnpaidOrderActions key={order.orderId} order={order} readAt={readAt} onClosed={bring} />
      {others.length > 0 && (
        <p className="mt-3">
          {rich(plural({ one: words.anotherWaits, other: words.othersWait }, others.length), {
            count: others.length,
            orders: (text) => (
              <Link to="/myorder" className="link">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </Notice>
  );
}
