import { useLocation } from 'react-router';
import { pageMeta } from '#web/head/page-meta.ts';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/admin/products';
import { goBack as goBackLabel } from '#words/frame';
import { NewProductForm } from './new-product-form.tsx';
import { productListOf } from './return-to-list.ts';

export const meta = pageMeta({
  title: words.add,
  description: words.addDescription,
  isPrivate: true,
});

export default function NewProductPage() {
  const { state } = useLocation();
  return (
    <>
      <PageHeading
        title={words.add}
        actions={
          <LinkButton to={productListOf(state)} variant="quiet" icon={<ArrowLeftIcon />}>
            {goBackLabel}
          </LinkButton>
        }
      />
      <NewProductForm />
    </>
  );
}
