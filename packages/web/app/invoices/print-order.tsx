import { invoiceCalls } from '@mathappu/contract/invoices/invoice-calls';
import type { Order } from '@mathappu/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addCalls } from '#web/api/request.ts';
import { pageQuery } from '#web/api/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { PrinterIcon } from '#web/ui/images/file-icons.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/invoices';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

addCalls(invoiceCalls);

const loadPapers = () => import('#web/invoices/tax-papers.tsx');

type PrintOrderProps = { order: Order };

/** Prints the page of an order; a numbered one prints as its tax papers. */
export const PrintOrder = ({ order }: PrintOrderProps) =>
  order.invoice ? <PrintPapers order={order} /> : <PrintPage />;

function PrintPage() {
  const print = () => window.print();
  usePrintOnArrival(print);
  return <PrintButton onClick={print} />;
}

function PrintPapers({ order }: PrintOrderProps) {
  const module = useLazyModule(loadPapers, true);
  const query = pageQuery(
    'getTaxPapers',
    { params: { orderId: order._id } },
    { failureText: words.papersFailed },
  );
  // Another credit note makes other papers.
  const read = useQuery({ ...query, queryKey: [...query.queryKey, order.creditNotes.length] });
  const [isAsked, setAsked] = useState(false);
  const papers = module && read.data?.data;
  const arePapersThere = papers !== undefined;
  usePrintOnArrival(() => setAsked(true));

  useEffect(() => {
    if (!isAsked || !arePapersThere) return;
    setAsked(false);
    window.print();
  }, [isAsked, arePapersThere]);

  return (
    <>
      <PrintButton
        isBusy={isAsked && !read.isError}
        onClick={() => {
          setAsked(true);
          if (read.isError) read.refetch();
        }}
      />
      {papers && <module.TaxPapers papers={papers} />}
    </>
  );
}

const PrintButton = (props: { onClick: () => void; isBusy?: boolean }) => (
  <Button variant="secondary" icon={<PrinterIcon />} {...props}>
    {words.printInvoice}
  </Button>
);
