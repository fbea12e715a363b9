import type {
  AdminReview,
  RejectionReason,
  ReviewStatus,
} from '@mathappu/contract/catalogue/reviews';
import { fill } from '@mathappu/contract/words';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { CallError } from '#web/api/call-error.ts';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { PagedList } from '#web/lists/paged-list.tsx';
import { reasonLabels } from '#web/reviews/reason-labels.ts';
import { statusOptions } from '#web/ui/badge.tsx';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import * as words from '#words/admin/reviews';
import { keptAnswer, ReviewAnswerDialog } from './review-answer-dialog.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewStatusLooks } from './review-statuses.ts';
import { useSaveReview } from './use-save-review.ts';

const filters: { value: ReviewStatus | ''; label: string }[] = [
  ...statusOptions(reviewStatusLooks),
  { value: '', label: words.all },
];

/** The reviews of customers; at first those that nobody has read. */
export function ReviewAdmin() {
  const [status, setStatus] = useState<ReviewStatus | ''>('pending');
  const [page, setPage] = useState(1);
  const [answered, setAnswered] = useState<AdminReview>();
  useReopen(keptAnswer, setAnswered);
  const [rejected, setRejected] = useState<AdminReview>();
  const { conflict, save, judge } = useJudging();
  const read = useRead(
    'listReviews',
    { query: { page: String(page), ...(status ? { status } : {}) } },
    { staleTime: 0, failureText: words.loadFailed, placeholderData: keepPreviousData },
  );

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
      <PagedList
        read={read}
        failureText={words.loadFailed}
        loadingText={words.loading}
        emptyText={status === 'pending' ? words.nothingToRead : words.none}
        rowHeight="h-40"
        pagesLabel={words.pages}
        page={page}
        onPage={setPage}
      >
        {(reviews) => (
          <ul className="grid gap-4">
            {reviews.map((review) => (
              <ReviewItem
                key={review._id}
                review={review}
                onPublish={() => judge(review, { status: 'published' })}
                onReject={() => setRejected(review)}
                onAnswer={() => setAnswered(review)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <ReviewAnswerDialog review={answered} save={save} onClose={() => setAnswered(undefined)} />
      <RejectDialog
        review={rejected}
        onReject={(review, reason) => judge(review, { status: 'rejected', reason })}
        onClose={() => setRejected(undefined)}
      />
    </>
  );
}

/** Publishes and rejects. Another admin's newer version is a conflict, which is shown in words. */
function useJudging() {
  const [conflict, setConflict] = useState<string>();
  const save = useSaveReview();

  async function judge(...[review, change]: Parameters<typeof save>) {
    setConflict(undefined);
    try {
      await save(review, change);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setConflict(error.code === 'reviewChanged' ? error.message : undefined);
    }
  }

  return { conflict, save, judge };
}

type RejectDialogProps = {
  review: AdminReview | undefined;
  onReject: (review: AdminReview, reason: RejectionReason) => Promise<unknown>;
  onClose: () => void;
};

const firstReason: RejectionReason = 'personalData';

/** Asks for the reason why words are rejected. */
function RejectDialog({ review, onReject, onClose }: RejectDialogProps) {
  const name = useId();
  const [reason, setReason] = useState<RejectionReason>(firstReason);
  const [isBusy, setIsBusy] = useState(false);

  async function reject(rejected: AdminReview) {
    setIsBusy(true);
    try {
      await onReject(rejected, reason);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setIsBusy(false);
      close();
    }
  }

  /** The next review begins with no reason of this one. */
  function close() {
    setReason(firstReason);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={review !== undefined}
      title={words.rejectTitle}
      confirmLabel={words.rejectLabel}
      isBusy={isBusy}
      onConfirm={() => review && reject(review)}
      onCancel={close}
    >
      <p className="mb-4">{words.rejectText}</p>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold">{words.reason}</legend>
        {(Object.keys(reasonLabels) as RejectionReason[]).map((value) => (
          <RadioCard
            key={value}
            name={name}
            value={value}
            label={reasonLabels[value]}
            checked={value === reason}
            onChange={() => setReason(value)}
          />
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
