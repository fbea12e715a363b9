import type { Order } from '@mathappu/contract/orders';
import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PrinterIcon } from '#web/ui/images/file-icons.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/invoices';
import type { PrintedPapers } from './printed-papers.tsx';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

const loadPapers = () => import('./printed-papers.tsx');

/** Prints the page of an order; one with a tax invoice prints as its papers. */
export function PrintOrder({ order }: { order: Order }) {
  const [isAsked, setAsked] = useState(false);
  const hasPapers = order.invoice !== null;
  const print = () => (hasPapers ? setAsked(true) : window.print());
  usePrintOnArrival(print);
  return (
    <>
      <Button variant="secondary" icon={<PrinterIcon />} isBusy={isAsked} onClick={print}>
        {words.printInvoice}
      </Button>
      {hasPapers && <Papers order={order} isAsked={isAsked} onEnd={() => setAsked(false)} />}
    </>
  );
}

function Papers(props: ComponentProps<typeof PrintedPapers>) {
  const module = useLazyModule(loadPapers, true);
  return module && <module.PrintedPapers {...props} />;
}
