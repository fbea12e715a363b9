import type { Order } from '@mathappu/contract/orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { pageQuery } from '#web/api/use-read.ts';
import * as words from '#words/invoices';
import { TaxDocuments } from './tax-documents.tsx';

type PrintedPapersProps = {
  order: Order;
  /** Whether they are to be printed once they are there. */
  isAsked: boolean;
  /** The papers are loaded, or cannot be fetched. */
  onEnd: () => void;
};

/** The papers that the page of an order prints as, by its button or by the browser. */
export function PrintedPapers({ order, isAsked, onEnd }: PrintedPapersProps) {
  const queries = useQueryClient();
  const ofOrder = pageQuery(
    'getTaxPapers',
    { params: { orderId: order._id } },
    { failureText: words.papersFailed, staleTime: Number.POSITIVE_INFINITY },
  );
  // The papers are fetched again when there is another credit note.
  const query = { ...ofOrder, queryKey: [...ofOrder.queryKey, order.creditNotes.length] };
  const papers = useQuery(query).data?.data;
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
    if (!isReady || !papers) return;
    setReady(false);
    window.print();
  }, [isReady, papers]);

  return papers && <TaxDocuments papers={papers} />;
}
