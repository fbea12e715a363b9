import { fill } from '@mathappu/contract/words';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { rich } from '#web/language/rich.ts';
import { useReloadShop } from '#web/shop-details/use-reload-shop.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/payments';
import { usePayOnline } from './use-pay-online.ts';
import { formatRemaining, type ReadOrder, useRemaining } from './use-remaining.ts';

type CompletePaymentProps = ReadOrder & {
  /** In a list the time left is told in minutes. */
  isBrief?: boolean;
  /** The dialog was closed without a payment. */
  onClosed: () => void;
  /** The order may have changed: it was not paid, or its hold has ended. Busy until this resolves. */
  onChanged: () => Promise<void>;
};

/** Pays a placed order before its stock hold expires. */
export function CompletePayment(props: CompletePaymentProps) {
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
