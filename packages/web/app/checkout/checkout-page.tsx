import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { addressesQuery, checkoutFailureText } from '#web/addresses/addresses-query.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { useEstimateCode } from '#web/estimates/estimate-address.ts';
import { SeasonLine } from '#web/frame/season-line.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { useSession } from '#web/session/session-store.ts';
import { isArrival, startReads } from '#web/session/start-reads.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/checkout';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

export const meta = pageMeta({
  title: words.title,
  description: ({ enquiry }) => (enquiry ? words.enquiryDescription : words.description),
  isPrivate: true,
});

export const loader = () => null;
export const clientLoader = () => startReads([addressesQuery(checkoutFailureText)]);
export const shouldRevalidate = isArrival;

const EstimateCheckout = lazy(async () => ({
  default: (await import('#web/estimates/estimate-checkout.tsx')).EstimateCheckout,
}));

export default function CheckoutPage() {
  const user = useSession();
  const { enquiry, sales } = useShop();
  const code = useEstimateCode();
  const cart = useCart();
  const addresses = useQuery({ ...addressesQuery(checkoutFailureText), enabled: Boolean(user) });
  const saved = addresses.data?.data;
  const isFailed = user && (cart.isFailed || (addresses.isError && !addresses.data));

  function retry() {
    if (cart.isFailed) cart.reload();
    if (addresses.isError) addresses.refetch();
  }

  return (
    <div className="page-column py-8 md:py-10">
      <PageHeading title={enquiry?.checkout ?? words.title} />
      {sales?.season.isOpen && <SeasonLine className="-mt-2 mb-4" />}
      {isFailed ? (
        <ErrorState
          message={checkoutFailureText}
          onRetry={retry}
          isRetrying={cart.isReloading || addresses.isFetching}
        />
      ) : user && saved && code ? (
        <Suspense fallback={<CheckoutSkeleton />}>
          <EstimateCheckout key={code} code={code} skeleton={<CheckoutSkeleton />}>
            {(ordered, estimate) => (
              <CheckoutForm addresses={saved} cart={ordered} estimate={estimate} />
            )}
          </EstimateCheckout>
        </Suspense>
      ) : user && saved && !cart.isLoading ? (
        <CheckoutForm addresses={saved} cart={cart} />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
