import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router';
import { call } from '#web/admin/api/admin-call.ts';
import { forgetDraft } from '#web/forms/form-draft.ts';
import { useImageUpload } from '#web/forms/pictures/use-image-upload.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/admin/products';
import { goBack as goBackLabel } from '#words/frame';
import { BoxFields } from './box-fields.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { GoesWithField } from './goes-with/goes-with-field.tsx';
import { SingleImageField } from './image-fields.tsx';
import { PassportSection } from './passport/passport-section.tsx';
import { uploadPicture } from './pictures/upload-picture.ts';
import { ProductCategoryFields } from './product-category-fields.tsx';
import { ProductDetailFields } from './product-detail-fields.tsx';
import { ProductSaleFields, ProductTextFields, StarsField } from './product-fields.tsx';
import { ProductFormLayout } from './product-form-layout.tsx';
import { newProductForm } from './product-schema.ts';
import { emptyProduct } from './product-values.ts';
import { productListOf, savedOutcome, withListState } from './return-to-list.ts';
import { useInvalidateProducts } from './use-invalidate-products.ts';

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

const draftName = 'product-new';

function NewProductForm() {
  const upload = useImageUpload(uploadPicture);
  const { form, isRestored, discard, submit, isSubmitting, refusal } = useNewProduct();
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <ProductFormLayout
          notice={isRestored && <DraftNotice onDiscard={discard} />}
          texts={<ProductTextFields />}
          sale={
            <>
              <SingleImageField upload={upload} />
              <ProductSaleFields />
              <p className="text-ink-soft">{words.laterHint}</p>
              <StarsField />
            </>
          }
          category={<ProductCategoryFields />}
          box={<BoxFields />}
          details={<ProductDetailFields />}
          goesWith={<GoesWithField />}
          passport={<PassportSection />}
          foot={
            <>
              <FormError message={refusal} />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <SubmitButton
                  isBusy={isSubmitting}
                  busyLabel={words.adding}
                  disabled={upload.isUploading}
                >
                  {words.add}
                </SubmitButton>
                {upload.isUploading && <p className="text-ink-soft">{words.imageOnItsWay}</p>}
              </div>
            </>
          }
        />
      </form>
    </FormProvider>
  );
}

function useNewProduct() {
  const [isRestored, setIsRestored] = useState(false);
  const form = useCheckedForm(async () => newProductForm, { defaultValues: emptyProduct });
  const invalidateProducts = useInvalidateProducts();
  const navigate = useNavigateHere();
  const { state } = useLocation();

  function discard() {
    form.reset(emptyProduct);
    forgetDraft(draftName);
    setIsRestored(false);
  }

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: { name: draftName, isKeptOnReload: true, onRestore: () => setIsRestored(true) },
    send: async (body) => {
      const answer = await call('createProduct', { body, failureText: words.addFailed });
      invalidateProducts();
      return answer;
    },
    onSuccess: ({ message, data }) => {
      const text = fill(words.added, { name: data.name });
      return navigate(productListOf(state), {
        state: withListState({
          success: savedOutcome(data, { title: message, text }),
          productId: data._id,
        }),
      });
    },
    invalidToast: 'none',
  });

  return { form, isRestored, discard, submit, isSubmitting, refusal };
}
