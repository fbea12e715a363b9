import { getProduct, listRelated } from '@mathappu/contract/catalogue';
import { listProductReviews } from '@mathappu/contract/catalogue/reviews';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import type { Answer } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { type ServerCall, serverCallContext } from '#web/api/server-call.ts';
import { useRead } from '#web/api/use-read.ts';
import { usePageTitle } from '#web/head/page-meta.ts';
import { leadingName } from '#web/language/names.ts';
import { ProductReviews } from '#web/reviews/product-reviews.tsx';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/catalogue';
import type { Route } from './+types/product-detail-page';
import { describeProduct } from './describe-product.ts';
import { useLinkToList } from './list-before.ts';
import { loadOrStatus } from './load-or-status.ts';
import { ProductDetail, ProductDetailSkeleton } from './product-detail.tsx';
import { ProductGrid } from './product-grid.tsx';
import { findListedProduct, shopProduct } from './product-placeholder.ts';
import { LateViewed } from './viewed/late-viewed.tsx';

export const meta: Route.MetaFunction = (page) =>
  describeProduct(page, page.loaderData?.product.data, page.loaderData?.reviews);

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOrStatus(loadProduct(context.get(serverCallContext), params.id));
export const clientLoader = () => null;

async function loadProduct(call: ServerCall, productId: string) {
  const input = { params: { productId } };
  const [product, related, reviews] = await Promise.all([
    call(getProduct, input),
    call(listRelated, input),
    call(listProductReviews, input),
  ]);
  return { product, related, reviews };
}

export default function ProductDetailPage({ loaderData, params }: Route.ComponentProps) {
  const queries = useQueryClient();
  const navigateWithToast = useNavigateWithToast();
  const linkToList = useLinkToList();
  const { data, error } = useRead('getProduct', shopProduct(params.id), {
    initial: loaderData?.product,
    placeholderData: () => findListedProduct(queries, params.id),
    toast: false,
    failureText: words.productNotLoaded,
  });
  const product = data?.data;
  const isGone = error instanceof CallError && error.code === 'productNotFound';
  const failure = error && (isGone || !product) ? error.message : undefined;
  usePageTitle(product && leadingName(product));

  const leaveFailed = useEffectEvent((text: string) => {
    navigateWithToast('/products', { kind: 'error', text }, { replace: true });
  });
  useEffect(() => {
    if (failure) leaveFailed(failure);
  }, [failure]);

  return (
    // Another product is another page: with its own focus, and with nothing that was opened here.
    <div key={params.id} className="page-column pt-6 pb-12">
      <LinkButton
        {...linkToList}
        prefetch="intent"
        variant="quiet"
        icon={<ArrowLeftIcon />}
        className="mb-4 -ml-5"
      >
        {words.backToProducts}
      </LinkButton>
      {product ? <ProductDetail product={product} /> : <ProductDetailSkeleton />}
      <UnderProduct
        productId={params.id}
        related={loaderData?.related}
        reviews={loaderData?.reviews}
      />
      {product && <LateViewed current={product._id} />}
    </div>
  );
}

type UnderProductProps = {
  productId: string;
  /** The answers with which the server rendered the page. */
  related: Answer<'listRelated'> | undefined;
  reviews: Answer<'listProductReviews'> | undefined;
};

/** The sections below a product. */
function UnderProduct({ productId, related, reviews }: UnderProductProps) {
  return (
    <>
      <ProductReviews productId={productId} loaded={reviews} />
      <RelatedProducts productId={productId} loaded={related} />
    </>
  );
}

type RelatedProductsProps = {
  productId: string;
  /** The answer with which the server rendered the page. */
  loaded: Answer<'listRelated'> | undefined;
};

/**
 * Products that go well with this one; not shown when there are none, or when they cannot be
 * loaded.
 */
function RelatedProducts({ productId, loaded }: RelatedProductsProps) {
  const { data } = useRead(
    'listRelated',
    { params: { productId } },
    { initial: loaded, toast: false },
  );
  const titleId = useId();
  const products = data?.data ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="mb-4 text-xl">
        {words.goesWellWith}
      </h2>
      <ProductGrid products={products} isInSection />
    </section>
  );
}
