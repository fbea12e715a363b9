import type { AdminReview } from '@mathappu/contract/catalogue/reviews';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { PageLink } from '#web/admin/frame/page-link.tsx';
import { rich } from '#web/language/rich.ts';
import { adminOrderPath, productPath } from '#web/navigation/paths.ts';
import { reasonLabels } from '#web/reviews/reason-labels.ts';
import { ReviewText } from '#web/reviews/review-text.tsx';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import * as words from '#words/admin/reviews';
import { langOfData } from '#words/language';
import { reviewStatusLooks } from './review-statuses.ts';

type ReviewItemProps = {
  review: AdminReview;
  onPublish: () => Promise<void>;
  onReject: () => void;
  onAnswer: () => void;
};

/** A review with who wrote it, of which order and when, and what the admin may do with it. */
export function ReviewItem({ review, onPublish, onReject, onAnswer }: ReviewItemProps) {
  const [isPublishing, setIsPublishing] = useState(false);
  const { product, stars, text, status, reason, answer } = review;
  const named = { product: product.name, hidden };

  async function publish() {
    setIsPublishing(true);
    await onPublish();
    setIsPublishing(false);
  }

  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StarRating value={stars} />
        <Link
          to={productPath(product._id)}
          lang={langOfData}
          className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {product.name}
        </Link>
        <StatusOf status={status} text={text} />
      </div>
      <ReviewOrigin review={review} />
      {review.deliveredAt && !review.isCounted && (
        <p className="text-sm text-ink-soft">{words.superseded}</p>
      )}
      <ReviewText text={text} answer={answer} />
      {reason && (
        <p className="mt-2 text-sm">{fill(words.rejectedFor, { reason: reasonLabels[reason] })}</p>
      )}
      <IfMay call="updateReview">
        <div className="mt-4 flex flex-wrap gap-2">
          {text && status !== 'published' && (
            <Button size="sm" isBusy={isPublishing} onClick={publish}>
              <span>{rich(words.publish, named)}</span>
            </Button>
          )}
          {text && status !== 'rejected' && (
            <Button size="sm" variant="secondary" onClick={onReject}>
              <span>{rich(words.reject, named)}</span>
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={onAnswer}>
            <span>{rich(answer === null ? words.answer : words.editAnswer, named)}</span>
          </Button>
        </div>
      </IfMay>
    </Card>
  );
}

/** The author of the review and the order that it is about. */
function ReviewOrigin({ review }: { review: AdminReview }) {
  const { customer } = review;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {customer
          ? rich(words.by, {
              name: customer.name,
              count: fill(plural(words.ordersOf, customer.orders), { count: customer.orders }),
              customer: (name) => (
                <PageLink
                  to={`/admin/users?user=${customer._id}`}
                  className="link wrap-anywhere"
                  otherwise={name}
                >
                  {name}
                </PageLink>
              ),
            })
          : words.deletedAccount}
      </p>
      <p className="text-sm text-ink-soft">
        {rich(words.order, {
          number: review.orderId,
          order: (number) => (
            <PageLink
              to={adminOrderPath(review.orderId)}
              className="link whitespace-nowrap"
              otherwise={number}
            >
              {number}
            </PageLink>
          ),
        })}
        {` · ${
          review.deliveredAt
            ? fill(words.deliveredOn, { date: formatDate(review.deliveredAt) })
            : words.notDelivered
        } · ${fill(words.writtenOn, { date: formatDate(review.createdAt) })}`}
      </p>
    </>
  );
}

const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

function StatusOf({ status, text }: Pick<AdminReview, 'status' | 'text'>) {
  if (text === '') return <Badge>{words.noWords}</Badge>;
  return <StatusBadge look={reviewStatusLooks[status]} />;
}
