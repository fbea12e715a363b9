import type { Product } from '@mathappu/contract/catalogue';
import { fill } from '@mathappu/contract/words';
import { memo } from 'react';
import { Link } from 'react-router';
import { AddToCart } from '#web/cart/add-to-cart.tsx';
import { InCartBadge } from '#web/cart/in-cart-badge.tsx';
import { useAddToCart } from '#web/cart/use-add-to-cart.ts';
import { productPath } from '#web/navigation/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/catalogue';
import { langOfData } from '#words/language';
import { CardFacts } from './card-facts.tsx';
import { useStateOfList } from './list-before.ts';
import { useFetchOnIntent } from './product-placeholder.ts';
import { ProductRating } from './product-rating.tsx';
import { StockBadge } from './stock-badge.tsx';
import { UnitPrice } from './unit-price.tsx';

const imageSizes =
  '(min-width: 80rem) 15.5rem, (min-width: 64rem) 19vw, (min-width: 48rem) 25vw, (min-width: 22.5rem) 38vw, 92vw';
const shape = 'flex flex-col p-2.5 md:p-4';

type ProductCardProps = {
  product: Product;
  inCart: number;
  isFirst: boolean;
  isInSection?: boolean;
};

/** Memoised with its parts: a change of the cart renders the badge of its product alone. */
export const ProductCard = memo(({ product, inCart, isFirst, isInSection }: ProductCardProps) => (
  <Card as="li" padding="none" className={`${shape} relative`}>
    <div className="relative">
      <Picture product={product} isFirst={isFirst} />
      <InCartBadge
        quantity={inCart}
        className="pointer-events-none absolute bottom-1.5 left-1.5 shadow-rest md:bottom-2 md:left-2"
      />
    </div>
    <Offer product={product} Heading={isInSection ? 'h3' : 'h2'} />
  </Card>
));

const Picture = memo(({ product, isFirst }: Pick<ProductCardProps, 'product' | 'isFirst'>) => (
  <Link {...useProductLink(product)} tabIndex={-1} aria-hidden="true">
    <ProductImage
      src={product.image[0]}
      blur={product.imagePlaceholder[0]}
      alt=""
      sizes={imageSizes}
      isEager={isFirst}
    />
  </Link>
));

type OfferProps = { product: Product; Heading: 'h2' | 'h3' };

const Offer = memo(({ product, Heading }: OfferProps) => {
  const adding = useAddToCart(product);
  const link = useProductLink(product);
  return (
    <>
      <StockBadge
        product={product}
        isShownOnlyWhenScarce
        className="absolute top-4 left-4 shadow-rest md:top-6 md:left-6"
      />
      <Heading lang={langOfData} className="mt-3 min-h-13 text-base wrap-anywhere md:min-h-0">
        <Link {...link} className="hover:underline">
          {product.name}
        </Link>
      </Heading>
      {product.nameTa && (
        <p lang="ta" className="text-sm wrap-anywhere">
          {product.nameTa}
        </p>
      )}
      <p lang={langOfData} className="text-sm text-ink-soft wrap-anywhere">
        {product.unit}
      </p>
      <CardFacts passport={product.passport} />
      <ProductRating {...product} className="mt-1" />
      <UnitPrice product={product} className="mt-1 mb-3 min-h-13 content-start md:min-h-0" />
      <div className="mt-auto">
        <AddToCart adding={adding}>
          <LinkButton
            {...link}
            variant="secondary"
            className="flex-[99]"
            aria-label={fill(words.viewProduct, { name: product.name })}
          >
            {words.view}
          </LinkButton>
        </AddToCart>
      </div>
    </>
  );
});

function useProductLink({ _id }: Product) {
  return {
    to: productPath(_id),
    state: useStateOfList(),
    prefetch: 'intent',
    ...useFetchOnIntent(_id),
  } as const;
}

/** As tall as a card, so that the layout does not shift when the products arrive. */
export function ProductCardSkeleton() {
  return (
    <Card as="li" padding="none" className={shape}>
      <Skeleton className="aspect-square rounded-md" />
      <Skeleton className="mt-3 h-13 md:h-6.5" />
      <Skeleton className="mt-1 h-4.5 w-2/3" />
      <Skeleton className="mt-1 h-12.5 w-1/2 md:h-6" />
      <Skeleton className="mt-1 mb-3 h-13 w-3/4 md:h-7" />
      <div className="mt-auto flex flex-wrap gap-2">
        <Skeleton className="h-11.5 w-32 grow" />
        <Skeleton className="h-11.5 min-w-19 flex-[99]" />
        <Skeleton className="h-11 w-full" />
      </div>
    </Card>
  );
}
