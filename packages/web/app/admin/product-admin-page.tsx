import { RequireAdmin } from '#web/session/require-admin.tsx';
import { pageMeta } from '#web/shop/page-meta.ts';
import { PlusIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { ExportProducts } from './export-products.tsx';
import { ImportProducts } from './import-products.tsx';
import { ProductAdminList } from './product-admin-list.tsx';

export const meta = pageMeta({
  title: 'Product Management',
  description: 'The products of the shop.',
  isPrivate: true,
});

export default function ProductAdminPage() {
  return (
    <RequireAdmin>
      <AdminFrame
        title="Product Management"
        actions={
          <>
            <LinkButton
              to="/admin/Uploadproduct"
              icon={<PlusIcon />}
              className="max-sm:basis-full sm:order-last"
            >
              Add Product
            </LinkButton>
            <ExportProducts />
            <ImportProducts />
          </>
        }
      >
        <ProductAdminList />
      </AdminFrame>
    </RequireAdmin>
  );
}
