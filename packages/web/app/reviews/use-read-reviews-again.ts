import { useQueryClient } from '@tanstack/react-query';
import { readAgain } from '#web/api/read-again.ts';

/** To be called after a change of one's own reviews: everything that shows them is read again. */
export function useReadReviewsAgain() {
  const queries = useQueryClient();
  return (): Promise<void> =>
    readAgain(queries, [
      'getMyOrder',
      'listMyOrders',
      'listProductReviews',
      'getProduct',
      'listProducts',
    ]);
}
