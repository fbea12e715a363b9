import { AdminFrame } from '#web/admin/frame/admin-frame.tsx';
import { RequireAdmin } from '#web/admin/frame/require-admin.tsx';
import { ExportProducts } from '#web/admin/product-import/export-products.tsx';
import { ImportProducts } from '#web/admin/product-import/import-products.tsx';
import { pageMeta } from '#web/document/page-meta.ts';
import { PlusIcon } from '#web/ui/images/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
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
