import { useRead } from '#web/api/use-read.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { pageMeta } from '#web/document/page-meta.ts';
import { useRequiredUser } from '#web/session/use-required-user.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

export const meta = pageMeta({
  title: 'Checkout',
  description: 'Choose where your fireworks go and how you pay.',
  isPrivate: true,
});

const failureText = 'Failed to load checkout data';

export default function CheckoutPage() {
  const user = useRequiredUser();
  const cart = useCart();
  const addresses = useRead('listAddresses', {}, { enabled: Boolean(user), failureText });
  const isFailed = user && (cart.isFailed || (addresses.isError && !addresses.data));

  function retry() {
    if (cart.isFailed) cart.reload();
    if (addresses.isError) addresses.refetch();
  }

  return (
    <div className="page-column py-8 md:py-10">
      <PageHeading title="Checkout" />
      {isFailed ? (
        <ErrorState
          message={failureText}
          onRetry={retry}
          isRetrying={cart.isReloading || addresses.isFetching}
        />
      ) : user && addresses.data && !cart.isLoading ? (
        <CheckoutForm addresses={addresses.data.data} cart={cart} />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
