import { getProduct, listRelated } from '@mathappu/contract/catalogue';
import { listProductReviews } from '@mathappu/contract/catalogue/reviews';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { type ServerCall, serverCallContext } from '#web/api/server-call.ts';
import { useRead } from '#web/api/use-read.ts';
import { usePageTitle } from '#web/head/page-meta.ts';
import { leadingName } from '#web/language/names.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/catalogue';
import type { Route } from './+types/product-detail-page';
import { describeProduct } from './describe-product.ts';
import { useLinkToList } from './list-before.ts';
import { loadOrStatus } from './load-or-status.ts';
import { ProductDetail, ProductDetailSkeleton } from './product-detail.tsx';
import { findListedProduct, shopProduct } from './product-placeholder.ts';
import { UnderProduct } from './under-product.tsx';
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
