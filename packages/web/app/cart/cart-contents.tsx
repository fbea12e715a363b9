import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { leadingName } from '#web/language/names.ts';
import { priceListPath } from '#web/navigation/paths.ts';
import { useStore } from '#web/stores/create-store.ts';
import { unsoldNames } from '#web/stores/unsold-names.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { cutText } from '#web/ui/format/letters.ts';
import { CartIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/cart';
import { priceList } from '#words/frame';
import type { CartLine } from './cart-line.ts';
import { CartLineItem } from './cart-line-item.tsx';
import { LineRefusal } from './line-refusal.tsx';
import { allowedQuantity } from './quantity-limits.ts';
import { useCart } from './use-cart.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useGuestQuote } from './use-guest-quote.ts';

/** The line removed last; it can be restored while this cart is mounted. */
type Removed = { line: CartLine; place: number; isUndone?: boolean };

/** In letters; what the narrow drawer shows of a product's name. */
const cutNameLength = 20;

/** The lines of the cart, or its loading, error or empty state. */
export function CartContents({ hasCutNames = false }: { hasCutNames?: boolean }) {
  const { lines, isLoading, isFailed, isReloading, reload } = useCart();
  useGuestQuote();
  const { add, setQuantity, remove } = useCartActions();
  const [removed, setRemoved] = useState<Removed>();
  /** Why the last change of a line was taken back. */
  const [refused, setRefused] = useState<{ productId: string; text: string }>();

  if (isLoading) return <CartSkeleton />;
  if (isFailed) {
    return <ErrorState message={words.loadFailed} onRetry={reload} isRetrying={isReloading} />;
  }

  async function change({ product }: CartLine, answer: Promise<string | undefined>) {
    setRefused(undefined);
    const text = await answer;
    if (text) setRefused({ productId: product._id, text });
    return text;
  }

  async function undo({ line, place }: Removed) {
    setRemoved({ line, place, isUndone: true });
    const quantity = allowedQuantity(line, line.quantity);
    const refusal = await change(line, add(line.product, quantity, place));
    if (refusal) setRemoved({ line, place });
  }

  const isSame = ({ product }: CartLine) => product._id === removed?.line.product._id;
  const shownOf = ({ product }: CartLine) => ({
    name: hasCutNames ? cutText(leadingName(product), cutNameLength) : leadingName(product),
    refusal: refused?.productId === product._id ? refused.text : undefined,
  });
  const items = lines.map((line, place) => (
    <CartLineItem
      key={line.product._id}
      line={line}
      {...shownOf(line)}
      isBroughtBack={isSame(line) && removed?.isUndone}
      onQuantity={(wanted) => change(line, setQuantity(line, wanted))}
      onRemove={() => {
        change(line, remove(line));
        setRemoved({ line, place });
      }}
    />
  ));
  if (removed && !lines.some(isSame)) {
    const { line, place } = removed;
    const note = (
      <RemovedLine
        key={`removed ${line.product._id}`}
        line={line}
        {...shownOf(line)}
        onUndo={() => undo(removed)}
      />
    );
    items.splice(place, 0, note);
  }
  return (
    <>
      <UnsoldNotice />
      {items.length > 0 && <ul>{items}</ul>}
      {lines.length === 0 && <EmptyCart />}
    </>
  );
}

function EmptyCart() {
  return (
    <EmptyState title={words.empty} text={words.emptyLead} icon={<CartIcon className="size-8" />}>
      <LinkButton to="/products">{words.ourProducts}</LinkButton>
      <LinkButton to={priceListPath} variant="secondary">
        {priceList}
      </LinkButton>
    </EmptyState>
  );
}

export function CartSkeleton() {
  return (
    <Loading text={words.loading}>
      {[0, 1].map((place) => (
        <div
          key={place}
          className="grid grid-cols-[--spacing(12)_1fr] gap-x-3 border-b border-line py-2.5 first-of-type:pt-0 sm:grid-cols-[--spacing(18)_1fr] sm:gap-x-4 sm:py-4"
        >
          <Skeleton className="aspect-square rounded-md" />
          <div>
            <Skeleton className="h-10 w-3/4" />
            <Skeleton className="mt-1 h-11.5 w-36" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** Stays beside the toast, which names nothing and disappears. */
function UnsoldNotice() {
  const names = useStore(unsoldNames, undefined);
  if (!names?.length) return null;
  return (
    <Notice tone="yellow" isLive className="mb-4">
      <p className="wrap-anywhere">{fill(words.unsoldNames, { names: names.join(', ') })}</p>
      <Button variant="quiet" size="sm" onClick={() => unsoldNames.set([])}>
        {words.dismiss}
      </Button>
    </Notice>
  );
}

type RemovedLineProps = {
  line: CartLine;
  name: string;
  refusal: string | undefined;
  onUndo: () => void;
};

/** Placeholder of a removed line, with Undo. Takes the focus of the button that was removed. */
function RemovedLine({ line, name, refusal, onUndo }: RemovedLineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-ink-soft first:pt-0 last:border-b-0 last:pb-0">
      <span title={leadingName(line.product)}>{fill(words.removedLine, { name })}</span>
      <Button
        variant="secondary"
        size="sm"
        autoFocus
        aria-label={fill(words.undoNamed, { name: leadingName(line.product) })}
        onClick={onUndo}
      >
        {words.undo}
      </Button>
      <LineRefusal text={refusal} />
    </li>
  );
}
