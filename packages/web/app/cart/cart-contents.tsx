import { type ReactNode, useRef } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CartIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CartLineItem } from './cart-line-item.tsx';
import { cartFailure, useCart } from './use-cart.ts';

/** The lines of the cart, or what there is instead of them. */
export function CartContents() {
  const { lines, isLoading, isFailed, isReloading, reload } = useCart();
  const frame = useRef<HTMLDivElement>(null);
  // The button that had the focus leaves with its line.
  const keepFocus = () => frame.current?.focus({ preventScroll: true });

  function show(): ReactNode {
    if (isLoading) return <CartSkeleton />;
    if (isFailed) {
      return <ErrorState message={cartFailure} onRetry={reload} retrying={isReloading} />;
    }
    if (lines.length === 0) return <EmptyCart />;
    return (
      <ul>
        {lines.map((line) => (
          <CartLineItem key={line.id} line={line} onRemoved={keepFocus} />
        ))}
      </ul>
    );
  }

  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {show()}
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      text="What you choose waits here, also without an account."
      icon={<CartIcon className="size-8" />}
    >
      <LinkButton to="/products">Our Products</LinkButton>
    </EmptyState>
  );
}

function CartSkeleton() {
  return (
    <Loading text="Loading cart…">
      {[0, 1].map((place) => (
        <div
          key={place}
          className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-b border-line py-4 first-of-type:pt-0"
        >
          <Skeleton className="aspect-square rounded-md" />
          <div>
            <Skeleton className="h-12 w-3/4" />
            <Skeleton className="mt-3 h-11.5 w-36" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
