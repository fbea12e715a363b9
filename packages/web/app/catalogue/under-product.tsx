import type { Answer } from '#web/api/call.ts';
import { ProductReviews } from '#web/reviews/product-reviews.tsx';
import { RelatedProducts } from './related-products.tsx';

type UnderProductProps = {
  productId: string;
  /** The answers with which the server rendered the page. */
  related: Answer<'listRelated'> | undefined;
  reviews: Answer<'listProductReviews'> | undefined;
};

/** The sections below a product. */
export function UnderProduct({ productId, related, reviews }: UnderProductProps) {
  return (
    <>
      <ProductReviews productId={productId} loaded={reviews} />
      <RelatedProducts productId={productId} loaded={related} />
    </>
  );
}
