import type { Address } from '@mathappu/contract/addresses';
import { zoneOf } from '@mathappu/contract/places/delivery-zones';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { AddressChoice } from '#web/addresses/address-choice.tsx';
import { useChosenAddress } from '#web/addresses/use-chosen-address.ts';
import { goodsOf, totalCart } from '#web/cart/cart-totals.ts';
import type { Cart } from '#web/cart/use-cart.ts';
import { chosenZone } from '#web/delivery/chosen-zone.ts';
import { useEnquiryNote } from '#web/enquiries/sending/use-enquiry-note.ts';
import type { OrderedEstimate } from '#web/estimates/estimate-checkout.tsx';
import { rich } from '#web/language/rich.ts';
import { enquiriesPath } from '#web/navigation/paths.ts';
import { type Attempt, forgetAttempt, unansweredAttempt } from '#web/orders/order-attempt.ts';
import { usePaymentNotice } from '#web/payments/use-payment-notice.tsx';
import { usePriceRules, useSentCode } from '#web/prices/use-price-rules.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { BoxIcon, ShieldIcon } from '#web/ui/images/shop-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/checkout';
import { contentOf, isEnquiry, isOfGuest, type OrderWay } from './build-order-request.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { DepotChoice } from './depot-choice.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderSummary } from './order-summary.tsx';
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
  const code = useSentCode();
  const { place, isPlacing, refusal, hasClosedPayment } = usePlaceOrder();
  const { sales } = useShop();
  const addressId = address?._id;
  const zone = address && zoneOf(address);
  const { rules } = usePriceRules();
  const to = { zone, depot, rules };
  const charged = estimate?.charge(sales, to) ?? totalCart(goodsOf(cart.lines), sales, to);
  // Until the address changes, the cart says what delivery costs there.
  useEffect(() => chosenZone.set(zone ?? ''), [zone]);
  const payload = addressId
    ? {
        ...{ cart, addressId, method, note, charged, code },
        depotId: depot?._id,
        estimate: estimate?.code,
      }
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
            <DepotChoice value={depot} onChange={chooseDepot} delivered={words.deliverToAddress} />
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
          {...{ cart, charged, method, isPlacing, refusal }}
          hasAddress={addressId !== undefined}
          isFixed={estimate !== undefined}
          notice={
            unanswered &&
            !isOfGuest(unanswered.content) && (
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

type PaymentChoiceProps = { value: OrderWay; onChange: (method: OrderWay) => void };

function PaymentChoice({ value, onChange }: PaymentChoiceProps) {
  const { isOnlinePaymentAvailable } = useShop();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-xl font-semibold">{words.paymentMethod}</legend>
      <RadioCard
        name="payment"
        label={words.payOnline}
        description={isOnlinePaymentAvailable ? words.onlineMeans : words.unavailable}
        icon={<ShieldIcon />}
        disabled={!isOnlinePaymentAvailable}
        checked={value === 'online'}
        onChange={() => onChange('online')}
      />
      <RadioCard
        name="payment"
        label={words.cashOnDelivery}
        description={words.cashLead}
        icon={<BoxIcon />}
        checked={value === 'cod'}
        onChange={() => onChange('cod')}
      />
    </fieldset>
  );
}

type UnansweredNoticeProps = {
  attempt: Attempt;
  isRepeatable: boolean;
  /** The customer has looked whether the order is there. */
  onDismiss: () => void;
};

/** Shown after a request without an answer. Sending the same again is safe; another one is not. */
function UnansweredNotice({ attempt, isRepeatable, onDismiss }: UnansweredNoticeProps) {
  const wasEnquiry = isEnquiry(attempt.content);
  return (
    <Notice tone="yellow" icon={<AlertIcon />} isLive>
      <p className="font-semibold">{wasEnquiry ? words.unansweredEnquiry : words.unanswered}</p>
      {isRepeatable ? (
        <p>{words.repeatable}</p>
      ) : (
        <>
          <p>
            {rich(wasEnquiry ? words.lookEnquiry : words.look, {
              orders: (text) => (
                <Link to={wasEnquiry ? enquiriesPath : '/myorder'} className="link">
                  {text}
                </Link>
              ),
            })}
          </p>
          <Button variant="secondary" size="sm" onClick={onDismiss} className="mt-2">
            {words.looked}
          </Button>
        </>
      )}
    </Notice>
  );
}
