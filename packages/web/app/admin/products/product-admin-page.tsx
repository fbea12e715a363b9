import { startAdminReads } from '#web/admin/frame/start-admin-reads.ts';
import { ExportProducts } from '#web/admin/product-import/export-products.tsx';
import { ImportProducts } from '#web/admin/product-import/import-products.tsx';
import { pageMeta } from '#web/document/page-meta.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/admin/products';
import type { Route } from './+types/product-admin-page';
import { ProductAdminList } from './product-admin-list.tsx';
import { productsQuery } from './products-query.ts';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

export const loader = () => null;
export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  startAdminReads([productsQuery(url.searchParams)]);
clientLoader.hydrate = true as const;
export const shouldRevalidate = isArrival;

export default function ProductAdminPage() {
  return (
    <>
      <PageHeading
        title={words.title}
        actions={
          <>
            <LinkButton
              to="/admin/Uploadproduct"
              icon={<PlusIcon />}
              className="max-sm:basis-full sm:order-last"
            >
              {words.add}
            </LinkButton>
            <ExportProducts />
            <ImportProducts />
          </>
        }
      />
      <ProductAdminList />
    </>
  );
}
