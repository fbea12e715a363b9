import { lazy, Suspense } from 'react';
import { useScrollAfterLoad } from '#web/app-shell/use-scroll-after-load.ts';
import { useEstimateCode } from '#web/estimates/estimate-address.ts';
import { SaveEstimate } from '#web/estimates/save-estimate.tsx';
import { AskShop } from '#web/frame/ask-shop.tsx';
import { LawNotice } from '#web/frame/law-notice.tsx';
import { SeasonLine } from '#web/frame/season-line.tsx';
import { ShopPromises } from '#web/frame/shop-promises.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { usePaymentNotice } from '#web/payments/use-payment-notice.tsx';
import { useSession } from '#web/session/session-store.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { useStore } from '#web/stores/create-store.ts';
import { type ListNote, listNotes } from '#web/stores/list-notes.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/cart';
import { CartContents, CartSkeleton } from './cart-contents.tsx';
import { countGoods } from './cart-line.ts';
import { CartPageBar, CartSummary } from './cart-summary.tsx';
import { useCart } from './use-cart.ts';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

const ListNotice = lazy(async () => ({
  default: (await import('./list-notice.tsx')).ListNotice,
}));

const EstimateView = lazy(async () => ({
  default: (await import('#web/estimates/estimate-view.tsx')).EstimateView,
}));

/** The cart; with a code in the address, the estimate of it. */
export default function CartPage() {
  const code = useEstimateCode();
  const isHydrated = useHydrated();
  return (
    <div className="page-column py-8 md:py-10 print:max-w-none print:p-0">
      {!code ? (
        <OwnCart />
      ) : isHydrated ? (
        <Suspense fallback={<CartSkeleton />}>
          <EstimateView key={code} code={code}>
            <OwnCart />
          </EstimateView>
        </Suspense>
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}

const noNotes: readonly ListNote[] = [];

function OwnCart() {
  const cart = useCart();
  const payment = usePaymentNotice();
  const user = useSession();
  const notes = useStore(listNotes, noNotes);
  const { enquiry, sales } = useShop();
  const isLoading = cart.isLoading || payment.isLoading;
  useScrollAfterLoad(isLoading);
  return (
    <>
      <PageHeading
        title={words.title}
        lead={cart.products > 0 && !isLoading ? countGoods(cart) : undefined}
      />
      {sales?.season.isOpen && <SeasonLine className="-mt-2 mb-4" />}
      {!isLoading && payment.notice}
      {!isLoading && notes.length > 0 && (
        <Suspense>
          <ListNotice />
        </Suspense>
      )}
      <LawNotice className="mb-6" />
      {/* The skeleton is another element, which nothing above pushes down. While the cart has failed
      nothing that reads it is mounted anew: that would read it, and fail, again and again. */}
      <div
        key={isLoading || cart.isFailed ? 'loading' : 'loaded'}
        className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8"
      >
        <Card
          as="section"
          aria-label={words.itemsLabel}
          className={isLoading ? undefined : 'lg:only:col-span-2'}
        >
          {payment.isLoading ? <CartSkeleton /> : <CartContents />}
        </Card>
        {!isLoading && cart.lines.length > 0 && (
          <Card as="section" aria-label={words.summary} className="lg:sticky lg:top-24">
            <CartSummary hasTotal>
              <SaveEstimate lines={cart.lines} className="w-full" />
              {!user && <p className="text-sm text-ink-soft">{enquiry?.withoutAccount}</p>}
              <LinkButton to="/products" variant="quiet" className="w-full">
                {words.continueShopping}
              </LinkButton>
            </CartSummary>
            <div className="mt-4 border-t border-line pt-4">
              <ShopPromises hasPincodeCheck />
              <AskShop about={{ what: countGoods(cart), path: '/cart' }} className="mt-3" />
            </div>
          </Card>
        )}
      </div>
      {!isLoading && cart.lines.length > 0 && <CartPageBar />}
    </>
  );
}
