import type { Order } from '@mathappu/contract/orders';
import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PrinterIcon } from '#web/ui/images/file-icons.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/invoices';
import type { PrintedTaxDocuments } from './printed-tax-documents.tsx';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

const loadTaxDocuments = () => import('./printed-tax-documents.tsx');

/** Prints the page of an order; one with a tax invoice prints as its tax documents. */
export function PrintOrder({ order }: { order: Order }) {
  const [isAsked, setAsked] = useState(false);
  const hasTaxDocuments = order.invoice !== null;
  const print = () => (hasTaxDocuments ? setAsked(true) : window.print());
  usePrintOnArrival(print);
  return (
    <>
      <Button variant="secondary" icon={<PrinterIcon />} isBusy={isAsked} onClick={print}>
        {words.printInvoice}
      </Button>
      {hasTaxDocuments && (
        <LateTaxDocuments order={order} isAsked={isAsked} onEnd={() => setAsked(false)} />
      )}
    </>
  );
}

function LateTaxDocuments(props: ComponentProps<typeof PrintedTaxDocuments>) {
  const module = useLazyModule(loadTaxDocuments, true);
  return module && <module.PrintedTaxDocuments {...props} />;
}
