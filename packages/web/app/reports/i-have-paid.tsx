import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
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
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (code === null) return null;
  function open() {
    setOpened(true);
    setOpen(true);
  }
  return (
    <>
      <Button
        className="justify-self-start print:hidden max-sm:w-full"
        disabled={!isHydrated}
        onClick={open}
      >
        {words.iHavePaid}
      </Button>
      {wasOpened && (
        <Suspense>
          <PaymentDialog {...{ code, owed, isOpen }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
