import type { Order } from '@mathappu/contract/orders';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import type { ComponentProps } from 'react';
import { AskShop } from '#web/frame/ask-shop.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/orders';
import { OrderChangeList } from './order-change-list.tsx';

type OrderChangedNoticeProps = {
  order: Pick<Order, 'changedFrom' | 'createdAt'>;
  /** The order as a question names it, and its page. */
  about: ComponentProps<typeof AskShop>['about'];
  /** Whether the goods are still in the shop. */
  isHere: boolean;
};

/** Whether the goods of an order have yet to leave. */
export const isInShop = (state: string): boolean =>
  state === 'processing' || state === 'pending_payment';

/** What an order was before staff changed it, and how to say that this is not what was agreed. */
export function OrderChangedNotice({ order, about, isHere }: OrderChangedNoticeProps) {
  const { changedFrom, createdAt } = order;
  if (!changedFrom) return null;
  return (
    <Notice className="mb-6 print:hidden">
      <p className="font-semibold">
        {fill(words.changedFrom, { number: changedFrom.number, date: formatDate(createdAt) })}
      </p>
      <OrderChangeList change={changedFrom} />
      {isHere && (
        <>
          <p className="mt-2">{words.notAgreed}</p>
          <AskShop {...(about && { about })} className="mt-2" />
        </>
      )}
    </Notice>
  );
}
