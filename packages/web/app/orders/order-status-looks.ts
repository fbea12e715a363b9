import type { Order } from '@mathappu/contract/orders';
import { customerOrderStatusWords } from '@mathappu/contract/orders/order-words';
import type { Tone } from '#web/ui/badge.tsx';
import { ClockIcon } from '#web/ui/images/contact-icons.tsx';
import { CheckIcon } from '#web/ui/images/notice-icons.tsx';
import { BoxIcon, TruckIcon } from '#web/ui/images/shop-icons.tsx';

type CustomerStatus = Order['orderStatus'];
type Looks = { tone: Tone; Icon: typeof BoxIcon };

const other: Looks = { tone: 'grey', Icon: BoxIcon };

const customerLooks: Record<CustomerStatus, Looks> = {
  processing: { tone: 'yellow', Icon: ClockIcon },
  shipped: { tone: 'blue', Icon: TruckIcon },
  delivered: { tone: 'green', Icon: CheckIcon },
  cancelled: other,
  pending_payment: other,
};

/** Words, tone and icon for the customer; an order without a status counts as processing. */
export function customerStatus({ orderStatus }: Pick<Order, 'orderStatus'>) {
  const status = orderStatus || 'processing';
  return { ...customerLooks[status], words: customerOrderStatusWords[status] };
}
