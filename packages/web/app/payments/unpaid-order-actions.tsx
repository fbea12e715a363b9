import type { Order } from '@mathappu/contract/orders';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Answer, call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readKey } from '#web/api/use-read.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { rich } from '#web/language/rich.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { useReloadShop } from '#web/shop-details/use-reload-shop.ts';
import { noteUnsold } from '#web/stores/unsold-names.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/payments';
import { CancelOrder } from './cancel-order.tsx';
import { readOrdersAgain } from './read-orders-again.ts';
import { usePayOnline } from './use-pay-online.ts';
import { formatRemaining, type ReadOrder, useRemaining } from './use-remaining.ts';

type UnpaidOrderActionsProps = ReadOrder & {
  isBrief?: boolean;
  /** The payment dialog was closed without a payment. */
  onClosed: () => void;
};

/** The acts of the customer on an order that waits for its payment. */
export function UnpaidOrderActions({ order, readAt, isBrief, onClosed }: UnpaidOrderActionsProps) {
  const { ask, questionDialog } = useAsk();
  const { orderId } = order;
  const shop = useShop();
  const { refresh, payInCash, change } = useUnpaidOrder(order);
  const canPayInCash = order.paymentDetails.paymentMethod === 'online' && !shop.enquiry;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {order.payableUntil && (
        <CompletePayment {...{ order, readAt, isBrief, onClosed }} onChanged={refresh} />
      )}
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:flex-col max-sm:items-stretch">
        {canPayInCash && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              ask({
                title: words.cashTitle,
                text: fill(words.cashText, { orderId, total: formatRupees(order.totalAmt) }),
                confirmLabel: words.payInCash,
                tone: 'primary',
                onConfirm: payInCash,
              })
            }
          >
            {words.cashInstead}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            ask({
              title: words.changeTitle,
              text: fill(words.changeText, { orderId }),
              confirmLabel: words.change,
              cancelLabel: words.keep,
              tone: 'primary',
              onConfirm: change,
            })
          }
        >
          {words.change}
        </Button>
        <CancelOrder order={order} />
      </div>
      {questionDialog}
    </div>
  );
}

/** The calls by which an unpaid order is paid in cash or goes back into the cart. */
function useUnpaidOrder(order: Order) {
  const queries = useQueryClient();
  const navigate = useNavigateHere();
  const reloadShop = useReloadShop();
  const navigateWithToast = useNavigateWithToast();
  const { orderId } = order;
  const refresh = () => readOrdersAgain(queries);

  async function payInCash() {
    await call('payInCash', { body: { orderId } })
      .catch(async (error: unknown) => {
        if (error instanceof CallError && error.code === 'saleModeRefused') await reloadShop();
        throw error;
      })
      .finally(refresh);
    await navigate('/myorder', { replace: true, state: { orderId, CodshowSuccess: true } });
  }

  async function change() {
    const { data, message } = await call('changeOrder', { body: { orderId } }).finally(refresh);
    queries.setQueryData<Answer<'getCart'>>(
      readKey('getCart'),
      (answer) => answer && { ...answer, data: data.lines },
    );
    const lost = namesNotIn(data.lines, order);
    noteUnsold(lost);
    const text = lost.length === 0 ? message : words.changedInPart;
    await navigateWithToast('/cart', { kind: 'success', text });
  }

  return { refresh, payInCash, change };
}

const namesNotIn = (lines: Answer<'getCart'>['data'], order: Order): string[] =>
  order.product_details.flatMap(({ productId, name }) =>
    lines.some((line) => line.productId._id === productId) ? [] : [name],
  );

type CompletePaymentProps = ReadOrder & {
  /** In a list the time left is told in minutes. */
  isBrief?: boolean;
  /** The dialog was closed without a payment. */
  onClosed: () => void;
  /** The order may have changed: it was not paid, or its hold has ended. Busy until this resolves. */
  onChanged: () => Promise<void>;
};

/** Pays a placed order before its stock hold expires. */
function CompletePayment(props: CompletePaymentProps) {
  const { order, isBrief, onClosed, onChanged } = props;
  const pay = usePayOnline();
  const reloadShop = useReloadShop();
  const [isPaying, setPaying] = useState(false);
  const remaining = useRemaining(props);
  const isOver = remaining === 0;

  const reload = useEffectEvent(onChanged);
  useEffect(() => {
    if (isOver) void reload();
  }, [isOver]);

  async function complete() {
    setPaying(true);
    try {
      const body = { orderId: order.orderId };
      const { data } = await call('resumePayment', { body, failureText: words.failed });
      if (await pay(data)) return;
      await onChanged();
      onClosed();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'saleModeRefused') await reloadShop();
      await onChanged();
    } finally {
      setPaying(false);
    }
  }

  return (
    <>
      <Button onClick={complete} isBusy={isPaying}>
        {words.complete}
      </Button>
      {!isOver && (
        <p role={isBrief ? undefined : 'timer'}>
          {isBrief ? (
            <span className="figures font-semibold">
              {fill(words.minutesLeft, { minutes: Math.ceil(remaining / 60) })}
            </span>
          ) : (
            rich(words.timeLeft, {
              remaining: (
                <span className="figures font-semibold">{formatRemaining(remaining)}</span>
              ),
            })
          )}
        </p>
      )}
    </>
  );
}
