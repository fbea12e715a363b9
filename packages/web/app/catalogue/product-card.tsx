import type { Product } from '@mathappu/contract/catalogue';
import { fill } from '@mathappu/contract/words';
import { memo } from 'react';
import { Link } from 'react-router';
import { AddToCart } from '#web/cart/add-to-cart.tsx';
import { useAddToCart } from '#web/cart/use-add-to-cart.ts';
import { langOfName, leadingName } from '#web/language/names.ts';
import { productPath } from '#web/navigation/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/catalogue';
import { isTamil } from '#words/language';
import { CardFacts } from './card-facts.tsx';
import { useStateOfList } from './list-before.ts';
import { useFetchOnIntent } from './product-placeholder.ts';
import { UnitPrice } from './unit-price.tsx';

const imageSizes =
  '(min-width: 88rem) 16rem, (min-width: 80rem) 17vw, (min-width: 64rem) 23vw, 104px';
/** The picture stands beside the words, on a desktop above them. */
const shape =
  'grid grid-cols-[104px_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-3 gap-y-2 p-2.5 lg:flex lg:flex-col lg:p-2';
const pictureShape = 'lg:aspect-4/3';

type ProductCardProps = {
  product: Product;
  inCart: number;
  isFirst: boolean;
  isInSection?: boolean;
};

/** Memoised: a change of the cart renders the card of its product alone. */
export const ProductCard = memo(({ product, inCart, isFirst, isInSection }: ProductCardProps) => (
  <Card as="li" padding="none" className={shape}>
    <Picture product={product} isFirst={isFirst} />
    <Offer product={product} inCart={inCart} Heading={isInSection ? 'h3' : 'h2'} />
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
      className={pictureShape}
    />
  </Link>
));

type OfferProps = Pick<ProductCardProps, 'product' | 'inCart'> & { Heading: 'h2' | 'h3' };

function Offer({ product, inCart, Heading }: OfferProps) {
  const adding = useAddToCart(product);
  const link = useProductLink(product);
  return (
    <>
      <div className="flex min-w-0 flex-col lg:flex-1">
        <Heading lang={langOfName(product)} className="text-base/snug wrap-anywhere">
          <Link {...link} className="hover:underline">
            {leadingName(product)}
          </Link>
        </Heading>
        {!isTamil && product.nameTa && (
          <p lang="ta" className="line-clamp-1 text-sm wrap-anywhere max-md:hidden">
            {product.nameTa}
          </p>
        )}
        <CardFacts product={product} />
        <UnitPrice product={product} className="mt-auto pt-0.5" />
      </div>
      <AddToCart adding={adding} inCart={inCart}>
        <LinkButton
          {...link}
          variant="quiet"
          size="narrow"
          className="lg:px-0"
          aria-label={fill(words.viewProduct, { name: leadingName(product) })}
        >
          {words.view}
        </LinkButton>
      </AddToCart>
    </>
  );
}

function useProductLink({ _id }: Product) {
  return {
    to: productPath(_id),
    state: useStateOfList(),
    prefetch: 'intent',
    ...useFetchOnIntent(_id),
  } as const;
}

/**
 * The placeholder is as tall as most cards, so that little below it moves when the products arrive.
 */
export function ProductCardSkeleton() {
  return (
    <Card as="li" padding="none" className={shape}>
      <Skeleton className={`aspect-square rounded-md ${pictureShape}`} />
      <div className="flex flex-col gap-1 lg:flex-1">
        <Skeleton className="h-6" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5" />
        <Skeleton className="mt-auto h-6 w-2/3" />
      </div>
      <Skeleton className="col-span-full h-11.5" />
    </Card>
  );
}
