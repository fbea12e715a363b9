import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { estimatesWithPath } from '#web/admin/enquiries/admin-enquiries-query.ts';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { startAdminReads } from '#web/admin/frame/start-admin-reads.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { isArrival } from '#web/session/start-reads.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { estimatesWithIt } from '#words/admin/enquiries';
import * as words from '#words/admin/products';
import type { Route } from './+types/edit-product-page';
import { EditProductForm } from './edit-product-form.tsx';
import { ProductFormSkeleton } from './product-form-layout.tsx';
import { editedProductQuery } from './products-query.ts';
import { productListOf } from './return-to-list.ts';

export const meta = pageMeta({
  title: words.editTitle,
  description: words.editDescription,
  isPrivate: true,
});

export const loader = () => null;
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const arrivedAt = Date.now();
  startAdminReads([editedProductQuery(params.productId)]);
  return { arrivedAt };
}
clientLoader.hydrate = true as const;
export const shouldRevalidate = isArrival;

export default function EditProductPage({ loaderData, params }: Route.ComponentProps) {
  const { productId } = params;
  return (
    <>
      <PageHeading
        title={words.editTitle}
        actions={
          <IfMay call="listQuotes">
            <LinkButton to={estimatesWithPath(productId)} variant="quiet">
              {estimatesWithIt}
            </LinkButton>
          </IfMay>
        }
      />
      <FreshProduct key={productId} productId={productId} arrivedAt={loaderData?.arrivedAt} />
    </>
  );
}

type FreshProductProps = { productId: string; arrivedAt: number | undefined };

/** An edit starts from the product as it is now, not as a list showed it a while ago. */
function FreshProduct({ productId, arrivedAt }: FreshProductProps) {
  const [mountedAt] = useState(Date.now);
  const { state } = useLocation();
  const read = useQuery(editedProductQuery(productId));
  const isFresh = read.dataUpdatedAt >= (arrivedAt ?? mountedAt);

  return (
    <ReadStates
      read={isFresh ? read : { ...read, data: undefined }}
      failureText={words.productFailed}
      failureActions={
        <LinkButton to={productListOf(state)} variant="secondary">
          {words.backToProducts}
        </LinkButton>
      }
      skeleton={<ProductFormSkeleton />}
    >
      {({ data: product }) => <EditProductForm product={product} />}
    </ReadStates>
  );
}
