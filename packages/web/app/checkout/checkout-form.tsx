import type { Address } from '@mathappu/contract/addresses';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { AddressChoice } from '#web/addresses/address-choice.tsx';
import { useChosenAddress } from '#web/addresses/use-chosen-address.ts';
import { totalCart } from '#web/cart/cart-totals.ts';
import type { Cart } from '#web/cart/use-cart.ts';
import { chosenDistrict } from '#web/delivery/chosen-district.ts';
import { useEnquiryNote } from '#web/enquiries/sending/use-enquiry-note.ts';
import type { OrderedEstimate } from '#web/estimates/estimate-checkout.tsx';
import { forgetAttempt, unansweredAttempt } from '#web/orders/order-attempt.ts';
import { usePaymentNotice } from '#web/payments/use-payment-notice.tsx';
import { useShop } from '#web/shop-details/shop-details.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { contentOf } from './build-order-request.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { DepotChoice } from './depot-choice.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { UnansweredNotice } from './unanswered-notice.tsx';
import { useChosenDepot } from './use-chosen-depot.ts';
import { useChosenPayment } from './use-chosen-payment.ts';
import { usePlaceOrder } from './use-place-order.ts';

const EnquiryPanel = lazy(async () => ({
  default: (await import('#web/enquiries/sending/enquiry-panel.tsx')).EnquiryPanel,
}));

type CheckoutFormProps = {
  addresses: readonly Address[];
  cart: Cart;
  estimate?: OrderedEstimate;
};

export function CheckoutForm({ addresses, cart, estimate }: CheckoutFormProps) {
  const [address, chooseAddress] = useChosenAddress(addresses);
  const [depot, chooseDepot] = useChosenDepot();
  const [method, chooseMethod] = useChosenPayment();
  const [note, writeNote] = useEnquiryNote();
  const { place, isPlacing, refusal, hasClosedPayment } = usePlaceOrder();
  const { sales } = useShop();
  const { _id: addressId, city: district } = address ?? {};
  const to = { district, depot };
  const charged = estimate?.charge(sales, to) ?? totalCart(cart.subtotalPaise, sales, to);
  // Until the address changes, the cart says what delivery costs there.
  useEffect(() => chosenDistrict.set(district ?? ''), [district]);
  const payload = addressId
    ? { cart, addressId, method, note, charged, depotId: depot?._id, estimate: estimate?.code }
    : undefined;
  const [unanswered, dismissAttempt] = useUnansweredAttempt(isPlacing);

  const { notice, isConfirming, isLoading } = usePaymentNotice({ hasJustClosed: hasClosedPayment });

  // The page is shorter by now than where it was scrolled to.
  useEffect(() => {
    if (isConfirming) scrollTo(0, 0);
  }, [isConfirming]);
  // Until a payment is confirmed nothing else is paid here: the cart may still show what it paid.
  if (isConfirming) return notice;
  if (isLoading) return <CheckoutSkeleton />;
  // The unpaid order contains all that was to be ordered.
  const isOrdered = estimate ? hasClosedPayment : cart.lines.length === 0;
  if (notice && !isPlacing && isOrdered) return notice;
  return (
    <>
      {!isPlacing && notice}
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-8">
        <div className="grid min-w-0 grid-cols-1 gap-6 max-lg:**:scroll-mb-40" inert={isPlacing}>
          <Card>
            <AddressChoice addresses={addresses} value={addressId} onChange={chooseAddress} />
            <DepotChoice value={depot} onChange={chooseDepot} />
          </Card>
          {estimate?.items ?? (
            <OrderItems
              lines={cart.lines}
              needsReview={cart.hasShortLines || refusal !== undefined}
            />
          )}
          <Card>
            {method === 'enquiry' ? (
              <LateEnquiryPanel note={note} onChange={writeNote} />
            ) : (
              <PaymentChoice value={method} onChange={chooseMethod} />
            )}
          </Card>
        </div>
        <OrderSummary
          {...{ cart, addressId, charged, method, isPlacing, refusal }}
          isFixed={estimate !== undefined}
          notice={
            unanswered && (
              <UnansweredNotice
                attempt={unanswered}
                isRepeatable={payload !== undefined && contentOf(payload) === unanswered.content}
                onDismiss={dismissAttempt}
              />
            )
          }
          onPlace={(record) => payload && place({ ...payload, ...record })}
        />
      </div>
    </>
  );
}

const LateEnquiryPanel = (props: ComponentProps<typeof EnquiryPanel>) => (
  <Suspense fallback={<Skeleton className="h-96 rounded-md" />}>
    <EnquiryPanel {...props} />
  </Suspense>
);

/** The last attempt at ordering if it was not answered, and how it is forgotten. */
function useUnansweredAttempt(isPlacing: boolean) {
  const [, setDismissed] = useState(false);
  const dismiss = () => {
    forgetAttempt();
    setDismissed(true);
  };
  return [isPlacing ? undefined : unansweredAttempt(), dismiss] as const;
}
