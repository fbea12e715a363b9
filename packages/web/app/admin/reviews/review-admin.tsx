import type { AdminReview, ReviewStatus } from '@mathappu/contract/catalogue/reviews';
import { fill } from '@mathappu/contract/words';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { useRead } from '#web/api/use-read.ts';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import * as words from '#words/admin/reviews';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewAnswerDialog } from './review-answer-dialog.tsx';
import { ReviewItem } from './review-item.tsx';
import { useSaveReview } from './use-save-review.ts';

const filters = [
  { value: 'pending', label: words.toRead },
  { value: 'published', label: words.published },
  { value: 'rejected', label: words.rejected },
  { value: '', label: words.all },
] as const satisfies { value: ReviewStatus | ''; label: string }[];

/** What customers wrote: first what nobody has read. */
export function ReviewAdmin() {
  const [status, setStatus] = useState<ReviewStatus | ''>('pending');
  const [page, setPage] = useState(1);
  const [answered, setAnswered] = useState<AdminReview>();
  const [rejected, setRejected] = useState<AdminReview>();
  const [conflict, setConflict] = useState<string>();
  const save = useSaveReview();
  const read = useRead(
    'listReviews',
    { query: { page: String(page), ...(status ? { status } : {}) } },
    { staleTime: 0, failureText: words.loadFailed, placeholderData: keepPreviousData },
  );

  async function judge(...[review, change]: Parameters<typeof save>) {
    setConflict(undefined);
    try {
      await save(review, change);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setConflict(error.code === 'reviewChanged' ? error.message : undefined);
    }
  }

  return (
    <>
      <p className="mb-4 max-w-prose text-ink-soft">{words.lead}</p>
      <div className="mb-4">
        <Segmented
          legend={words.status}
          options={filters}
          value={status}
          onChange={(next) => {
            setStatus(next);
            setPage(1);
          }}
        />
      </div>
      {conflict && (
        <Notice tone="yellow" icon={<AlertIcon />} isLive className="mb-4">
          {fill(words.seeList, { refusal: conflict })}
        </Notice>
      )}
      <ReadStates
        read={read}
        failureText={words.loadFailed}
        skeleton={<ListSkeleton text={words.loading} rowHeight="h-40" />}
      >
        {({ data, totalPages }) =>
          data.length === 0 ? (
            <EmptyState title={status === 'pending' ? words.nothingToRead : words.none} />
          ) : (
            <>
              <ul className="grid gap-4">
                {data.map((review) => (
                  <ReviewItem
                    key={review._id}
                    review={review}
                    onPublish={() => judge(review, { status: 'published' })}
                    onReject={() => setRejected(review)}
                    onAnswer={() => setAnswered(review)}
                  />
                ))}
              </ul>
              <Pagination
                label={words.pages}
                className="mt-8"
                page={page}
                totalPages={totalPages}
                onPage={setPage}
              />
            </>
          )
        }
      </ReadStates>
      <ReviewAnswerDialog review={answered} save={save} onClose={() => setAnswered(undefined)} />
      <RejectDialog
        review={rejected}
        onReject={(review, reason) => judge(review, { status: 'rejected', reason })}
        onClose={() => setRejected(undefined)}
      />
    </>
  );
}
