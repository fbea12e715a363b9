import type { Order } from '@mathappu/contract/orders';
import { Button } from '#web/ui/button.tsx';
import { CartIcon } from '#web/ui/images/navigation-icons.tsx';
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
      Order again<span className="sr-only">: order {order.orderId}</span>
    </Button>
  );
}
