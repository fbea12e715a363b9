import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { usePayOnline } from './use-pay-online.ts';
import { formatRemaining, useRemaining } from './use-remaining.ts';

type CompletePaymentProps = {
  orderId: string;
  payableUntil: string;
  /** A payment was tried, or the hold has expired. */
  onChanged: () => void;
};

/** Pays a placed order before its stock hold expires. */
export function CompletePayment({ orderId, payableUntil, onChanged }: CompletePaymentProps) {
  const pay = usePayOnline();
  const [isPaying, setPaying] = useState(false);
  const remaining = useRemaining(payableUntil);
  const isOver = remaining === 0;

  const reload = useEffectEvent(onChanged);
  useEffect(() => {
    if (isOver) reload();
  }, [isOver]);

  async function complete() {
    setPaying(true);
    try {
      const failureText = 'Payment failed';
      const { data } = await call('resumePayment', { body: { orderId }, failureText });
      if (await pay(data)) return;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setPaying(false);
    }
    onChanged();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={complete} isBusy={isPaying}>
        Complete payment
      </Button>
      {!isOver && (
        <p role="timer">
          Time left <span className="figures font-semibold">{formatRemaining(remaining)}</span>
        </p>
      )}
    </div>
  );
}
