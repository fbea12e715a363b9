import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { addressesQuery, checkoutFailureText } from '#web/addresses/addresses-query.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { useEstimateCode } from '#web/estimates/estimate-address.ts';
import { SeasonLine } from '#web/frame/season-line.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { currentUser, useSession } from '#web/session/session-store.ts';
import { isArrival, startReads } from '#web/session/start-reads.ts';
import { useRequiredUser } from '#web/session/use-required-user.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/checkout';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

export const meta = pageMeta({
  title: words.title,
  description: ({ enquiry }) => (enquiry ? words.enquiryDescription : words.description),
  isPrivate: true,
});

export const loader = () => null;
export const clientLoader = () => {
  if (currentUser()) loadForm().catch(() => undefined);
  return startReads([addressesQuery(checkoutFailureText)]);
};
export const shouldRevalidate = isArrival;

const EstimateCheckout = lazy(async () => ({
  default: (await import('#web/estimates/estimate-checkout.tsx')).EstimateCheckout,
}));

/** Its load begins with the reads of the page. */
const loadForm = () => import('./checkout-form.tsx');
const CheckoutForm = lazy(async () => ({ default: (await loadForm()).CheckoutForm }));

const GuestEnquiry = lazy(async () => ({
  default: (await import('./guest-enquiry.tsx')).GuestEnquiry,
}));

export default function CheckoutPage() {
  const user = useSession();
  const isHydrated = useHydrated();
  const { enquiry, sales } = useShop();
  // Whoever signs out here is sent to sign in again, as on every private page.
  const [wasSignedIn, setSignedIn] = useState(false);
  if (user && !wasSignedIn) setSignedIn(true);
  const isOfAccount = !enquiry || wasSignedIn;

  return (
    <div className="page-column py-8 md:py-10">
      <PageHeading title={enquiry?.checkout ?? words.title} />
      {sales?.season.isOpen && <SeasonLine className="-mt-2 mb-4" />}
      {isOfAccount ? (
        <AccountCheckout />
      ) : (
        <Suspense fallback={<CheckoutSkeleton />}>
          {isHydrated ? <GuestCheckout /> : <CheckoutSkeleton />}
        </Suspense>
      )}
    </div>
  );
}

/** The form of an enquiry without an account. */
function GuestCheckout() {
  const code = useEstimateCode();
  const cart = useCart();
  return code ? (
    <EstimateCheckout key={code} code={code} skeleton={<CheckoutSkeleton />}>
      {(ordered, estimate) => <GuestEnquiry cart={ordered} estimate={estimate} />}
    </EstimateCheckout>
  ) : (
    <GuestEnquiry cart={cart} />
  );
}

/** The checkout of an account; visitors are sent to sign in and come back. */
function AccountCheckout() {
  const user = useRequiredUser();
  const code = useEstimateCode();
  const cart = useCart();
  const addresses = useQuery({ ...addressesQuery(checkoutFailureText), enabled: Boolean(user) });
  const saved = addresses.data?.data;
  const isFailed = user && (cart.isFailed || (addresses.isError && !addresses.data));

  function retry() {
    if (cart.isFailed) cart.reload();
    if (addresses.isError) addresses.refetch();
  }

  if (isFailed) {
    return (
      <ErrorState
        message={checkoutFailureText}
        onRetry={retry}
        isRetrying={cart.isReloading || addresses.isFetching}
      />
    );
  }
  if (!user || !saved) return <CheckoutSkeleton />;
  if (!code && cart.isLoading) return <CheckoutSkeleton />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      {code ? (
        <EstimateCheckout key={code} code={code} skeleton={<CheckoutSkeleton />}>
          {(ordered, estimate) => (
            <CheckoutForm addresses={saved} cart={ordered} estimate={estimate} />
          )}
        </EstimateCheckout>
      ) : (
        <CheckoutForm addresses={saved} cart={cart} />
      )}
    </Suspense>
  );
}
