import { useLocation } from 'react-router';
import { RequireAdmin } from '#web/session/require-admin.tsx';
import { pageMeta } from '#web/shop/page-meta.ts';
import { ArrowLeftIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { NewProductForm } from './new-product-form.tsx';
import { listToReturnTo } from './product-done.ts';

export const meta = pageMeta({
  title: 'Add Product',
  description: 'Add a product to the shop.',
  isPrivate: true,
});

export default function NewProductPage() {
  const { state } = useLocation();
  return (
    <RequireAdmin>
      <AdminFrame
        title="Add Product"
        actions={
          <LinkButton to={listToReturnTo(state)} variant="secondary" icon={<ArrowLeftIcon />}>
            Go Back
          </LinkButton>
        }
      >
        <NewProductForm />
      </AdminFrame>
    </RequireAdmin>
  );
}
