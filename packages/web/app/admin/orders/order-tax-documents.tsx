import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { TaxDocument } from '@mathappu/contract/invoices/tax-documents';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useEffect, useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { TaxDocuments } from '#web/invoices/tax-documents.tsx';
import { Button } from '#web/ui/button.tsx';
import { PrinterIcon } from '#web/ui/images/file-icons.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/orders';
import * as invoiceWords from '#words/invoices';
import * as orderWords from '#words/orders';

/** The tax invoice of an order and its credit notes; each prints by itself, an invoice in three copies. */
export function OrderTaxDocuments({ order: { _id, invoice, creditNotes } }: { order: AdminOrder }) {
  const [printed, setPrinted] = useState<TaxDocument>();
  const printing = useMutation({
    mutationFn: async (number: string) => {
      const failureText = invoiceWords.taxDocumentsFailed;
      const { data } = await call('getTaxPapers', { params: { orderId: _id }, failureText });
      return data.find((taxDocument) => taxDocument.number === number);
    },
    onSuccess: setPrinted,
  });

  useEffect(() => {
    if (!printed) return;
    // After that, the page prints the packing slip again.
    const end = () => setPrinted(undefined);
    addEventListener('afterprint', end);
    window.print();
    return () => removeEventListener('afterprint', end);
  }, [printed]);

  if (!invoice) return null;
  const taxDocuments = [
    { ...invoice, sentence: orderWords.taxInvoiceOf },
    ...creditNotes.map((note) => ({ ...note, sentence: orderWords.creditNoteOf })),
  ];
  return (
    <DetailSection title={words.taxDocuments}>
      <ul className="grid gap-2">
        {taxDocuments.map(({ number, date, sentence }) => (
          <li key={number} className="figures flex flex-wrap items-center justify-between gap-3">
            {fill<string>(sentence, { number, date: formatDate(date) })}
            <Button
              variant="secondary"
              size="sm"
              icon={<PrinterIcon className="size-5" />}
              aria-label={fill(words.printTaxDocumentOf, { number })}
              isBusy={printing.isPending && printing.variables === number}
              onClick={() => printing.mutate(number)}
            >
              {words.printTaxDocument}
            </Button>
          </li>
        ))}
      </ul>
      {printed && <TaxDocuments taxDocuments={[printed]} isForStaff />}
    </DetailSection>
  );
}
