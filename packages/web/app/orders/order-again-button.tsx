import type { Order } from '@mathappu/contract/orders';
import { rich } from '#web/language/rich.ts';
import { Button } from '#web/ui/button.tsx';
import { CartIcon } from '#web/ui/images/navigation-icons.tsx';
import * as words from '#words/orders';
import type { OrderAgain } from './use-order-again.tsx';

type OrderAgainButtonProps = { order: Order; orderAgain: OrderAgain; className?: string };

export function OrderAgainButton({ order, orderAgain, className }: OrderAgainButtonProps) {
  return (
    <Button
      variant="quiet"
      icon={<CartIcon className="size-5" />}
      isBusy={orderAgain.busyId === order.orderId}
      onClick={() => orderAgain.start(order)}
      className={className}
    >
      {rich(words.orderAgain, {
        orderId: order.orderId,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </Button>
  );
}
