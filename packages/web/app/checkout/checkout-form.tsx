import type { Address } from '@mathappu/contract/addresses';
import { AddressChoice } from '#web/addresses/address-choice.tsx';
import { useChosenAddress } from '#web/addresses/use-chosen-address.ts';
import type { Cart } from '#web/cart/use-cart.ts';
import { useUnpaidOrder } from '#web/payments/use-unpaid-order.ts';
import { Card } from '#web/ui/card.tsx';
import { unansweredAttempt } from './order-attempt.ts';
import { OrderItems } from './order-items.tsx';
import { contentOf } from './order-request.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { UnansweredNotice } from './unanswered-notice.tsx';
import { useChosenPayment } from './use-chosen-payment.ts';
import { usePlaceOrder } from './use-place-order.ts';

type CheckoutFormProps = { addresses: readonly Address[]; cart: Cart };

export function CheckoutForm({ addresses, cart }: CheckoutFormProps) {
  const [addressId, chooseAddress] = useChosenAddress(addresses);
  const [method, chooseMethod] = useChosenPayment();
  const { place, isPlacing, refusal } = usePlaceOrder();
  const payload = addressId ? { cart, addressId, method } : undefined;
  const unanswered = isPlacing ? undefined : unansweredAttempt();
  const unpaid = useUnpaidOrder();

  const notice = unpaid.order && unpaid.Notice && !isPlacing && (
    <unpaid.Notice order={unpaid.order} onChanged={unpaid.reload} />
  );

  // The unpaid order contains the whole cart.
  if (notice && cart.lines.length === 0) return notice;
  return (
    <>
      {notice}
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-6 max-lg:**:scroll-mb-40" inert={isPlacing}>
          <Card>
            <AddressChoice addresses={addresses} value={addressId} onChange={chooseAddress} />
          </Card>
          <OrderItems
            lines={cart.lines}
            needsReview={cart.hasShortLines || refusal !== undefined}
          />
          <Card>
            <PaymentChoice value={method} onChange={chooseMethod} />
          </Card>
        </div>
        <OrderSummary
          {...{ cart, addressId, method, isPlacing, refusal }}
          notice={
            unanswered && (
              <UnansweredNotice
                isRepeatable={payload !== undefined && contentOf(payload) === unanswered.content}
              />
            )
          }
          onPlace={(record) => payload && place({ ...payload, ...record })}
        />
      </div>
    </>
  );
}
