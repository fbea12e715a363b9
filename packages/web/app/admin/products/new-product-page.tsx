import { useLocation } from 'react-router';
import { pageMeta } from '#web/document/page-meta.ts';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { NewProductForm } from './new-product-form.tsx';
import { productListOf } from './return-to-list.ts';

export const meta = pageMeta({
  title: 'Add Product',
  description: 'Add a product to the shop.',
  isPrivate: true,
});

export default function NewProductPage() {
  const { state } = useLocation();
  return (
    <>
      <PageHeading
        title="Add Product"
        actions={
          <LinkButton to={productListOf(state)} variant="quiet" icon={<ArrowLeftIcon />}>
            Go Back
          </LinkButton>
        }
      />
      <NewProductForm />
    </>
  );
}
