import type { OwnReview } from '@mathappu/contract/catalogue/reviews';
import type { Order } from '@mathappu/contract/orders';
import { fill } from '@mathappu/contract/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '#web/api/call.ts';
import { storeDraft } from '#web/forms/form-draft.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { leadingName } from '#web/language/names.ts';
import { rich } from '#web/language/rich.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/reviews';
import { reasonLabels } from './reason-labels.ts';
import { ReviewText } from './review-text.tsx';
import { useReadReviewsAgain } from './use-read-reviews-again.ts';

const loadDialog = () => import('./review-dialog.tsx');

type LineReviewProps = { orderId: string; line: Order['product_details'][number] };

/** The customer's review of a line of an order, or the button to write one. */
export function LineReview({ orderId, line }: LineReviewProps) {
  const { review, canReview, productId } = line;
  const name = leadingName(line);
  const block = useRef<HTMLDivElement>(null);
  const isChanged = useRef(false);
  const [isWriting, setIsWriting] = useState(false);
  const dialog = useLazyModule(loadDialog, isWriting);
  const draftName = `review-${orderId}-${productId}`;
  useReopen(draftName, () => setIsWriting(true));

  // The button that was pressed is gone then.
  const reviewId = review?._id;
  const idBefore = useRef(reviewId);
  useEffect(() => {
    // The dialog is open until the review has been read.
    if (isWriting) return;
    if (isChanged.current && reviewId !== idBefore.current) block.current?.focus();
    idBefore.current = reviewId;
  }, [reviewId, isWriting]);

  return (
    <div ref={block} tabIndex={-1} className="mt-2 print:hidden">
      {review ? (
        <WrittenReview
          review={review}
          name={name}
          onWithdrawn={() => {
            isChanged.current = true;
            const values = { stars: String(review.stars), text: review.text };
            storeDraft(draftName, { values });
          }}
        />
      ) : (
        canReview && (
          <Button size="sm" variant="secondary" onClick={() => setIsWriting(true)}>
            <span>{rich(words.write, { name, hidden })}</span>
          </Button>
        )
      )}
      {dialog && (
        <dialog.ReviewDialog
          draftName={draftName}
          orderId={orderId}
          line={line}
          isOpen={isWriting}
          onClose={() => setIsWriting(false)}
          onSent={() => {
            isChanged.current = true;
            setIsWriting(false);
          }}
        />
      )}
    </div>
  );
}

const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

type WrittenReviewProps = { review: OwnReview; name: string; onWithdrawn: () => void };

function WrittenReview({ review, name, onWithdrawn }: WrittenReviewProps) {
  const { ask, questionDialog } = useAsk();
  const readReviewsAgain = useReadReviewsAgain();
  const showToast = useToastHere();

  const withdraw = () =>
    ask({
      title: fill(words.withdrawQuestion, { name }),
      text: words.withdrawText,
      confirmLabel: words.withdrawLabel,
      onConfirm: () =>
        call('deleteReview', {
          params: { reviewId: review._id },
          failureText: words.withdrawFailed,
        })
          .then(({ message }) => {
            onWithdrawn();
            showToast({ kind: 'success', text: message });
          })
          // Read again even after a failure: it may have been withdrawn in another tab.
          .finally(readReviewsAgain),
    });

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm font-semibold">{words.yours}</span>
        <StarRating value={review.stars} />
        <Button size="sm" variant="quiet" onClick={withdraw}>
          <span>{rich(words.withdraw, { name, hidden })}</span>
        </Button>
      </p>
      <ReviewText {...review} />
      {review.status === 'pending' && (
        <p className="mt-1 text-sm text-ink-soft">{words.wordsWait}</p>
      )}
      {review.reason && (
        <p className="mt-1 text-sm text-ink-soft">
          {fill(words.notShown, { reason: reasonLabels[review.reason] })}
        </p>
      )}
      {questionDialog}
    </>
  );
}
