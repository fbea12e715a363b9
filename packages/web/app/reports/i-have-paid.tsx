import { lazy } from 'react';
import { LazyDialogButton } from '#web/forms/lazy-dialog-button.tsx';
import * as words from '#words/reports';
import type { ReportedOrder } from './reported-order.ts';

const PaymentDialog = lazy(async () => ({
  default: (await import('./payment-dialog.tsx')).PaymentDialog,
}));

type IHavePaidProps = {
  order: Pick<ReportedOrder, 'code'>;
  /** Rupees. */
  owed: number;
};

/** Where an order is paid: says that it was. */
export function IHavePaid({ order: { code }, owed }: IHavePaidProps) {
  if (code === null) return null;
  return (
    <LazyDialogButton
      label={words.iHavePaid}
      className="justify-self-start print:hidden max-sm:w-full"
    >
      {(dialog) => <PaymentDialog {...dialog} code={code} owed={owed} />}
    </LazyDialogButton>
  );
}
