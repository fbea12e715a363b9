import type { Product } from '@mathappu/contract/catalogue';
import { describeFacts } from '@mathappu/contract/catalogue/passport-texts';
import { orderableQuantity, unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import { fill, plural } from '@mathappu/contract/words';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AddToCart } from '#web/cart/add-to-cart.tsx';
import { InCartBadge } from '#web/cart/in-cart-badge.tsx';
import { type Adding, useAddToCart } from '#web/cart/use-add-to-cart.ts';
import { useCartQuantities } from '#web/cart/use-cart.ts';
import { AskShop } from '#web/frame/ask-shop.tsx';
import { ShopPromises } from '#web/frame/shop-promises.tsx';
import {
  langOfName,
  langOfOther,
  langOfText,
  leadingName,
  leadingText,
  otherNameOf,
} from '#web/language/names.ts';
import { rich } from '#web/language/rich.ts';
import { TradeText } from '#web/language/trade/trade-text.tsx';
import { categoryPath, contactPath, productPath } from '#web/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { Loading } from '#web/ui/loading.tsx';
import { PhoneBar } from '#web/ui/phone-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/catalogue';
import { langOfData } from '#words/language';
import { boxFacts } from './box-facts.ts';
import { DetailTable } from './detail-table.tsx';
import { furtherDetails } from './further-details.ts';
import { ProductGallery } from './pictures/product-gallery.tsx';
import { ProductRating } from './product-rating.tsx';
import { ShareButton } from './sharing/share-button.tsx';
import { StockBadge } from './stock-badge.tsx';
import { UnitPrice } from './unit-price.tsx';

const columns = 'grid gap-6 md:grid-cols-2 md:gap-10 lg:gap-14 short:sm:grid-cols-2';

export function ProductDetail({ product }: { product: Product }) {
  const { passport } = product;
  const details = furtherDetails(product);
  const adding = useAddToCart(product);
  const inCart = useCartQuantities().get(product._id) ?? 0;
  const controls = useRef<HTMLDivElement>(null);
  return (
    <article>
      <div className={columns}>
        <div className="min-w-0">
          <ProductGallery product={product} />
        </div>
        <div className="min-w-0">
          <ProductHead product={product} />
          <p className="mt-3 flex flex-wrap gap-2">
            <StockBadge product={product} />
            <InCartBadge quantity={inCart} />
          </p>
          <div ref={controls} className="mt-5 max-w-sm">
            <AddToCart adding={adding} size="lg" />
            {orderableQuantity(product) === 0 && <SoldOut product={product} />}
          </div>
          <ShareButton product={product} />
          <AskShop
            about={{ what: leadingName(product), path: productPath(product._id) }}
            className="mt-2"
          />
          <div className="mt-5">
            <ShopPromises hasPincodeCheck />
          </div>
        </div>
      </div>
      <div className={columns}>
        <div className="min-w-0">
          <h2 className="mt-8 text-xl">{words.descriptionTitle}</h2>
          <p
            lang={langOfText(product)}
            className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere"
          >
            {leadingText(product)}
          </p>
          {details.length > 0 && (
            <DetailTable id="details" title={words.details} rows={details} areWritten />
          )}
        </div>
        <div className="min-w-0">
          <SafetyTable passport={passport} />
        </div>
      </div>
      <BuyBar adding={adding} controls={controls} />
    </article>
  );
}

/** Category, names, rating, price, and what is in the box. */
function ProductHead({ product }: { product: Product }) {
  const distance = product.passport.minDistanceMetres;
  const facts = boxFacts(product);
  return (
    <>
      {product.category && (
        <Link
          to={categoryPath(product.category.slug)}
          lang={langOfName(product.category)}
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          {leadingName(product.category)}
        </Link>
      )}
      <h1 lang={langOfName(product)} className="text-3xl wrap-anywhere">
        {leadingName(product)}
      </h1>
      {otherNameOf(product) && (
        <p lang={langOfOther} className="mt-1 text-lg wrap-anywhere">
          {otherNameOf(product)}
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <ProductRating {...product} />
        <TradeText className="text-ink-soft">{product.unit ?? ''}</TradeText>
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <UnitPrice product={product} size="lg" />
        {distance !== null && distance > 0 && (
          <Badge tone="yellow">{fill(plural(words.keepAway, distance), { count: distance })}</Badge>
        )}
      </div>
      {facts.length > 0 && (
        <ul className="figures mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {facts.map(({ name, text, value }) => (
            <li key={name} className="wrap-anywhere">
              {value ? (
                <>
                  {`${name}: `}
                  <span lang={langOfData}>{value}</span>
                </>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SoldOut({ product }: { product: Product }) {
  const name = leadingName(product);
  return (
    <p className="mt-3">
      {rich(words.soldOut, {
        ask: (text) => (
          <Link to={contactPath(words.askSubject, fill(words.askText, { name }))} className="link">
            {text}
          </Link>
        ),
      })}
    </p>
  );
}

export function ProductDetailSkeleton() {
  return (
    <Loading text={words.loadingProduct}>
      <div className={columns}>
        <Skeleton className="aspect-square rounded-md" />
        <div>
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="mt-2 h-6 w-1/2" />
          <Skeleton className="mt-4 h-8 w-3/5" />
          <Skeleton className="mt-3 h-7 w-24" />
          <Skeleton className="mt-5 h-13 max-w-sm" />
          <Skeleton className="mt-16 h-40" />
        </div>
      </div>
    </Loading>
  );
}

function SafetyTable({ passport }: Pick<Product, 'passport'>) {
  return (
    <>
      <DetailTable
        id="safety"
        title={words.safetyAndOrigin}
        rows={describeFacts(passport).map(({ label, text, isWritten }) => [label, text, isWritten])}
      />
      <p className="mt-2 text-sm text-ink-soft">{words.statedByShop}</p>
    </>
  );
}

type BuyBarProps = {
  adding: Adding;
  /** The controls of the page, for which the bar stands in while they are out of sight. */
  controls: RefObject<Element | null>;
};

function BuyBar({ adding, controls }: BuyBarProps) {
  // On a phone they begin below the first screen.
  const [isInSight, setInSight] = useState(false);

  useEffect(() => {
    if (!controls.current) return;
    const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true), {
      // The part of the page below the bar counts as out of sight.
      rootMargin: '0px 0px -64px',
    });
    sight.observe(controls.current);
    return () => sight.disconnect();
  }, [controls]);

  return (
    <PhoneBar isHidden={isInSight}>
      <p className="figures flex-1 font-bold whitespace-nowrap">
        {formatRupees(toRupees(unitPriceOf(adding.product)))}
      </p>
      <AddToCart adding={adding} size="bar" />
    </PhoneBar>
  );
}
