import type { ShownReview } from '@mathappu/contract/catalogue/reviews';
import { formatMonth } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import type { Answer } from '#web/api/call.ts';
import { useRead } from '#web/api/use-read.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import * as words from '#words/reviews';
import * as uiWords from '#words/ui';
import { ReviewText } from './review-text.tsx';

type ProductReviewsProps = {
  productId: string;
  /** The answer with which the server rendered the page. */
  loaded: Answer<'listProductReviews'> | undefined;
};

/** The reviews of a product. */
export function ProductReviews({ productId, loaded }: ProductReviewsProps) {
  // The pages after the first that are shown, too.
  const [further, setFurther] = useState<readonly number[]>([]);
  const read = useRead(
    'listProductReviews',
    { params: { productId } },
    { initial: loaded, toast: false, failureText: words.notLoaded },
  );
  const titleId = useId();
  return (
    <section id="reviews" aria-labelledby={titleId} className="mt-12 scroll-mt-24">
      <h2 id={titleId} className="mb-4 text-xl">
        {words.title}
      </h2>
      <ReadStates
        read={read}
        failureText={words.notLoaded}
        skeleton={
          <Loading text={words.loading}>
            <Skeleton className="h-36 max-w-sm" />
          </Loading>
        }
      >
        {({ data, summary, totalPages }) =>
          summary.average === null ? (
            <p className="text-ink-soft">{words.none}</p>
          ) : (
            <div className="grid items-start gap-6 md:grid-cols-[18rem_1fr] md:gap-12">
              <Summary {...summary} average={summary.average} />
              <div>
                <ul className="divide-y divide-line">
                  {data.map((review) => (
                    <Review key={review._id} review={review} />
                  ))}
                  {further.map((page) => (
                    <FurtherReviews key={page} productId={productId} page={page} />
                  ))}
                </ul>
                {further.length + 1 < totalPages && (
                  <Button
                    variant="secondary"
                    className="mt-4 noscript:hidden"
                    onClick={() => setFurther((pages) => [...pages, pages.length + 2])}
                  >
                    {words.more}
                  </Button>
                )}
              </div>
            </div>
          )
        }
      </ReadStates>
    </section>
  );
}

type SummaryProps = Omit<Answer<'listProductReviews'>['summary'], 'average'> & { average: number };

function Summary({ average, count, stars }: SummaryProps) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span aria-hidden="true" className="figures text-3xl font-bold">
          {average.toFixed(1)}
        </span>
        <StarRating value={average} />
        <span className="text-ink-soft">{fill(plural(words.counted, count), { count })}</span>
      </p>
      <ul className="mt-3 grid grid-cols-[max-content_1fr_max-content] gap-x-3 gap-y-1.5">
        {(['5', '4', '3', '2', '1'] as const).map((star) => (
          <li key={star} className="col-span-full grid grid-cols-subgrid items-center">
            <span>{fill(star === '1' ? uiWords.oneStar : uiWords.stars, { count: star })}</span>
            <svg aria-hidden="true" className="h-2.5 w-full rounded-pill bg-sunken">
              <rect width={`${(100 * stars[star]) / count}%`} height="100%" className="fill-gold" />
            </svg>
            <span className="figures text-right text-ink-soft">{stars[star]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A page after the first. It takes the focus, which stands on the button below it. */
function FurtherReviews({ productId, page }: { productId: string; page: number }) {
  const read = useRead(
    'listProductReviews',
    { params: { productId }, query: { page: String(page) } },
    { toast: false, failureText: words.notLoaded },
  );
  const first = useRef<HTMLLIElement>(null);
  const isThere = read.data !== undefined;
  useEffect(() => {
    if (isThere) first.current?.focus();
  }, [isThere]);
  return (
    <ReadStates
      read={read}
      failureText={words.notLoaded}
      skeleton={
        <li>
          <Loading text={words.loading}>
            <Skeleton className="my-4 h-20" />
          </Loading>
        </li>
      }
    >
      {({ data }) =>
        data.map((review, place) => (
          <Review key={review._id} review={review} ref={place === 0 ? first : undefined} />
        ))
      }
    </ReadStates>
  );
}

type ReviewProps = { review: ShownReview; ref?: Ref<HTMLLIElement> };

function Review({ review, ref }: ReviewProps) {
  const { name, isAnonymous, stars, deliveredIn } = review;
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined} className="py-4 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <StarRating value={stars} />
        <span className="font-semibold wrap-anywhere">{isAnonymous ? words.aCustomer : name}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {fill(words.boughtHere, { month: formatMonth(deliveredIn) })}
      </p>
      <ReviewText {...review} />
    </li>
  );
}
