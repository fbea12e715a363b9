import { useState } from 'react';
import { useLocation } from 'react-router';
import { AdminFrame } from '#web/admin/frame/admin-frame.tsx';
import { RequireAdmin } from '#web/admin/frame/require-admin.tsx';
import { useRead } from '#web/api/use-read.ts';
import { pageMeta } from '#web/document/page-meta.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Route } from './+types/edit-product-page';
import { EditProductForm } from './edit-product-form.tsx';
import { ProductFormSkeleton } from './product-form-layout.tsx';
import { productListOf } from './return-to-list.ts';

export const meta = pageMeta({
  title: 'Edit Product',
  description: 'Change a product of the shop.',
  isPrivate: true,
});

export default function EditProductPage({ params }: Route.ComponentProps) {
  return (
    <RequireAdmin>
      <AdminFrame title="Edit Product">
        <FreshProduct key={params.productId} productId={params.productId} />
      </AdminFrame>
    </RequireAdmin>
  );
}

/** An edit starts from the product as it is now, not as a list showed it a while ago. */
function FreshProduct({ productId }: { productId: string }) {
  const [openedAt] = useState(Date.now);
  const { state } = useLocation();
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useRead(
    'getProduct',
    { params: { productId } },
    { staleTime: 0, failureText: 'Failed to fetch product details' },
  );

  if (data && dataUpdatedAt >= openedAt) {
    return <EditProductForm product={data.data} />;
  }
  if (!isError) return <ProductFormSkeleton />;
  return (
    <ErrorState
      message="Failed to fetch product details"
      onRetry={() => refetch()}
      isRetrying={isFetching}
    >
      <LinkButton to={productListOf(state)} variant="secondary">
        Back to the products
      </LinkButton>
    </ErrorState>
  );
}
