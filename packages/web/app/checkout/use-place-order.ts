import type { FreshLines } from '@mathappu/contract/checkout';
import { staleOrderCodes } from '@mathappu/contract/orders/order-refusals';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Answer, call } from '#web/api/call.ts';
import { CallError, type FailureCode } from '#web/api/call-error.ts';
import { forgetUnshown, readAgain } from '#web/api/read-again.ts';
import { readKey } from '#web/api/use-read.ts';
import { useCartActions } from '#web/cart/use-cart-actions.ts';
import { forgetEnquiryNote } from '#web/enquiries/sending/use-enquiry-note.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { forgetAttempt, keyOfAttempt } from '#web/orders/order-attempt.ts';
import { usePayOnline } from '#web/payments/use-pay-online.ts';
import { useReloadShop } from '#web/shop-details/use-reload-shop.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { noAnswer } from '#words/api';
import * as words from '#words/checkout';
import { failed } from '#words/payments';
import { buildOrderRequest, type CheckoutPayload, contentOf } from './build-order-request.ts';
import { settingsCodes, undecidedCodes } from './refused-request.ts';
import { forgetChosenDepot } from './use-chosen-depot.ts';
import { forgetChosenPayment } from './use-chosen-payment.ts';

const loadEnquiry = () => import('#web/enquiries/sending/send-enquiry.ts');

type Payload = CheckoutPayload & { isAgeNoticeShown: boolean };

/** Orders the content of the cart, or sends it as an enquiry, at most once, and navigates to it. */
export function usePlaceOrder() {
  const queries = useQueryClient();
  const isRunning = useRef(false);
  const reloadShop = useReloadShop();
  const [isPlacing, setPlacing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [hasClosedPayment, setClosedPayment] = useState(false);
  const send = useSendOrder({
    onUnsent: setRefusal,
    onPayment: (isPaid) => setClosedPayment(!isPaid),
  });

  async function place(payload: Payload): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPlacing(true);
    setRefusal(undefined);
    try {
      await send(payload);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!undecidedCodes.has(error.code)) {
        forgetAttempt();
        setRefusal(error.message);
      }
      await refreshAfterRefusal(queries, error, payload);
      if (settingsCodes.has(error.code)) await reloadShop();
    } finally {
      isRunning.current = false;
      setPlacing(false);
    }
  }

  return {
    place,
    isPlacing,
    /** Why the last attempt was refused; undefined as well when it was never answered. */
    refusal,
    /** The order was placed, and its payment dialog closed without a payment. */
    hasClosedPayment,
  };
}

type SendOrderEvents = {
  /** No request has been sent, for a reason in words. */
  onUnsent: (reason: string) => void;
  /** The order was placed, and its payment dialog closed. */
  onPayment: (isPaid: boolean) => void;
};

/** Returns a function that sends the order or the enquiry and navigates to it. */
function useSendOrder({ onUnsent, onPayment }: SendOrderEvents) {
  const queries = useQueryClient();
  const navigate = useNavigateHere();
  const navigateWithToast = useNavigateWithToast();
  const showToast = useToastHere();
  const { whenSettled } = useCartActions();
  const pay = usePayOnline();

  return async ({ cart, ...others }: Payload): Promise<void> => {
    // The lines of an estimate are its own, whatever becomes of the cart.
    const lines = others.estimate ? cart.lines : await whenSettled(cart.lines);
    const payload = { ...others, cart: { ...cart, lines } };
    const isEnquiry = payload.method === 'enquiry';
    const enquiry = isEnquiry ? await loadEnquiry().catch(() => undefined) : undefined;
    if (isEnquiry && !enquiry) {
      // No request has been sent.
      showToast({ kind: 'error', text: noAnswer });
      return onUnsent(noAnswer);
    }
    const { isAgeNoticeShown } = payload;
    const body = { ...buildOrderRequest(payload), isAgeNoticeShown };
    const options = { body, idempotencyKey: keyOfAttempt(contentOf(payload)) };
    if (enquiry) {
      const { path, toast } = await enquiry.sendEnquiry({
        ...options,
        body: { ...body, note: payload.note },
      });
      forgetChoices();
      forgetEnquiryNote();
      forgetUnshown(queries, orderedReads);
      await navigateWithToast(path, toast, { replace: true });
    } else if (payload.method === 'cod') {
      const { data } = await call('placeCodOrder', {
        ...options,
        failureText: words.cashFailed,
      });
      forgetChoices();
      forgetUnshown(queries, orderedReads);
      const { orderId } = data;
      await navigate('/myorder', { replace: true, state: { orderId, CodshowSuccess: true } });
    } else {
      const { data } = await call('placeOnlineOrder', {
        ...options,
        failureText: failed,
      });
      forgetAttempt();
      const isPaid = await pay(data);
      await readAgain(queries, orderedReads);
      return onPayment(isPaid);
    }
    await readAgain(queries, orderedReads);
  };
}

function forgetChoices(): void {
  forgetAttempt();
  forgetChosenPayment();
  forgetChosenDepot();
}

const staleCodes: ReadonlySet<FailureCode> = new Set(staleOrderCodes);

async function refreshAfterRefusal(
  queries: QueryClient,
  { code, data }: CallError,
  { estimate }: Payload,
): Promise<void> {
  if (staleCodes.has(code) && !estimate) {
    const { lines } = data as FreshLines;
    queries.setQueryData<Answer<'getCart'>>(
      readKey('getCart'),
      (answer) => answer && { ...answer, data: lines },
    );
  }
  if (code === 'addressNotFound') await readAgain(queries, ['listAddresses']);
  else if (code !== 'noAnswer') await readAgain(queries, orderedReads);
}

/** An order changes the cart and the stock, an enquiry the cart. */
const orderedReads = [
  'getCart',
  'getSharedQuote',
  'listMyPriceRules',
  'listMyOrders',
  'listMyQuotes',
  'listProducts',
  'getProduct',
] as const;
