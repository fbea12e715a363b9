import type { FreshLines } from '@mathappu/contract/checkout';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Answer, call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readKey } from '#web/api/use-read.ts';
import type { Cart } from '#web/cart/use-cart.ts';
import { usePayOnline } from '#web/payments/use-pay-online.ts';
import { forgetAttempt, keyOfAttempt } from './order-attempt.ts';
import { buildOrderRequest, contentOf, type Wish } from './order-request.ts';
import { forgetChosenPayment } from './use-chosen-payment.ts';

type Placing = Wish & { cart: Pick<Cart, 'whenSettled'> };

/** Orders what is in the cart, at most once, and takes the customer on to where the order is. */
export function usePlaceOrder() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const pay = usePayOnline();
  const isRunning = useRef(false);
  const [isPlacing, setPlacing] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function send(placing: Placing) {
    await placing.cart.whenSettled();
    const body = buildOrderRequest(placing);
    const options = { body, idempotencyKey: keyOfAttempt(contentOf(placing)) };
    if (placing.method === 'cod') {
      const failureText = 'Failed to place COD order';
      const { data } = await call('placeCodOrder', { ...options, failureText });
      forgetAttempt();
      forgetChosenPayment();
      const { orderId } = data;
      await navigate('/myorder', { replace: true, state: { orderId, CodshowSuccess: true } });
    } else {
      const { data } = await call('placeOnlineOrder', {
        ...options,
        failureText: 'Payment failed',
      });
      forgetAttempt();
      await pay(data);
    }
    forgetWhatChanged(queries);
  }

  async function place(placing: Placing): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPlacing(true);
    setRefusal(undefined);
    try {
      await send(placing);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (isDecided(error)) {
        forgetAttempt();
        setRefusal(error.message);
      }
      followRefusal(queries, error);
    } finally {
      isRunning.current = false;
      setPlacing(false);
    }
  }

  return {
    place,
    isPlacing,
    /** Why the shop said no to the last attempt; one without an answer is told of as such. */
    refusal,
  };
}

/** The shop has said no and has written nothing; otherwise the order may have got through. */
function isDecided({ status, isServersMessage }: CallError): boolean {
  return (status >= 400 && status < 500) || (status === 502 && isServersMessage);
}

function followRefusal(queries: QueryClient, { status, data }: CallError): void {
  if (status === 409 && holdsFreshLines(data)) {
    queries.setQueryData<Answer<'getCart'>>(
      readKey('getCart'),
      (answer) => answer && { ...answer, data: data.lines },
    );
  }
  if (status === 404) queries.invalidateQueries({ queryKey: ['listAddresses'] });
  else if (status !== 0) forgetWhatChanged(queries);
}

function holdsFreshLines(data: unknown): data is FreshLines {
  return typeof data === 'object' && data !== null && 'lines' in data && Array.isArray(data.lines);
}

/** An order takes lines out of the cart and stock from the shelves. */
function forgetWhatChanged(queries: QueryClient): void {
  for (const name of ['getCart', 'listMyOrders', 'listProducts', 'getProduct']) {
    queries.invalidateQueries({ queryKey: [name] });
  }
}
