import type { AdminReview, updateReview } from '@mathappu/contract/catalogue/reviews';
import type { BodyOf } from '@mathappu/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/admin/api/admin-call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import * as words from '#words/admin/reviews';

type Change = Omit<BodyOf<typeof updateReview>, 'version'>;

export type SaveReview = (review: AdminReview, change: Change) => Promise<void>;

/** Saves a change of a review that was decided on what is shown; the list is then read again. */
export function useSaveReview(): SaveReview {
  const queries = useQueryClient();
  const showToast = useToastHere();
  return async ({ _id, version }, change) => {
    try {
      const { message } = await call('updateReview', {
        params: { reviewId: _id },
        body: { ...change, version },
        failureText: words.saveFailed,
      });
      showToast({ kind: 'success', text: message });
    } finally {
      // Read again even after a failure: somebody else may have changed it, or it was withdrawn.
      await readAgain(queries, ['listReviews', 'getTodo', 'listProductReviews']);
    }
  };
}
