import type { Order } from '@mathappu/contract/orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { pageQuery } from '#web/api/use-read.ts';
import * as words from '#words/invoices';
import { TaxDocuments } from './tax-documents.tsx';

type PrintedTaxDocumentsProps = {
  order: Order;
  /** Whether they are to be printed once they are there. */
  isAsked: boolean;
  /** The tax documents are loaded, or cannot be fetched. */
  onEnd: () => void;
};

/** The tax documents that the page of an order prints as, by its button or by the browser. */
export function PrintedTaxDocuments({ order, isAsked, onEnd }: PrintedTaxDocumentsProps) {
  const queries = useQueryClient();
  const ofOrder = pageQuery(
    'getTaxPapers',
    { params: { orderId: order._id } },
    { failureText: words.taxDocumentsFailed, staleTime: Number.POSITIVE_INFINITY },
  );
  // The tax documents are fetched again when there is another credit note.
  const query = { ...ofOrder, queryKey: [...ofOrder.queryKey, order.creditNotes.length] };
  const taxDocuments = useQuery(query).data?.data;
  const [isReady, setReady] = useState(false);

  const prepare = useEffectEvent(() => {
    queries
      .fetchQuery(query)
      .then(() => setReady(true))
      .catch(() => undefined)
      .finally(onEnd);
  });
  useEffect(() => {
    if (isAsked) prepare();
  }, [isAsked]);

  useEffect(() => {
    if (!isReady || !taxDocuments) return;
    setReady(false);
    window.print();
  }, [isReady, taxDocuments]);

  return taxDocuments && <TaxDocuments taxDocuments={taxDocuments} code={order.code} />;
}
