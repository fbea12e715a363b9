import type { Order } from '@mathappu/contract/orders';
import type { Tone } from '#web/ui/badge.tsx';
import { BoxIcon, CheckIcon, ClockIcon, TruckIcon } from '#web/ui/images/icons.tsx';

type Looks = { tone: Tone; Icon: typeof BoxIcon };

const other: Looks = { tone: 'grey', Icon: BoxIcon };

const looks: Partial<Record<string, Looks>> = {
  processing: { tone: 'yellow', Icon: ClockIcon },
  shipped: { tone: 'blue', Icon: TruckIcon },
  delivered: { tone: 'green', Icon: CheckIcon },
};

export function statusLooks(status: string): Looks {
  return looks[status] ?? other;
}

/** What stands for the status on the screen; an order without one is being processed. */
export function statusWords({ orderStatus }: Pick<Order, 'orderStatus'>): string {
  return (orderStatus || 'processing').replace('_', ' ');
}
