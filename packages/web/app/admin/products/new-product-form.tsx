import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router';
import { call } from '#web/api/call.ts';
import { forgetDraft, useStoredDraft } from '#web/forms/form-draft.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { SingleImageField } from './image-fields.tsx';
import { ProductDetailFields } from './product-detail-fields.tsx';
import { newProductDraft, readProductDraft } from './product-draft.ts';
import { ProductSaleFields, ProductTextFields, StarsField } from './product-fields.tsx';
import { ProductFormLayout } from './product-form-layout.tsx';
import { newProductForm } from './product-schema.ts';
import { emptyProduct, isDraft } from './product-values.ts';
import { productListOf, withListState } from './return-to-list.ts';
import { useImageUpload } from './use-image-upload.ts';
import { useInvalidateProducts } from './use-invalidate-products.ts';

export function NewProductForm() {
  const [draft, setDraft] = useState(() => readProductDraft(newProductDraft));
  const form = useCheckedForm(async () => newProductForm, {
    defaultValues: draft?.values ?? emptyProduct,
  });
  const upload = useImageUpload();
  const invalidateProducts = useInvalidateProducts();
  const navigate = useNavigateHere();
  const { state } = useLocation();
  useStoredDraft(newProductDraft, form, (values) => ({ values }));

  function discard() {
    form.reset(emptyProduct);
    forgetDraft(newProductDraft);
    setDraft(undefined);
  }

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    send: async (body) => {
      const answer = await call('createProduct', { body, failureText: 'Failed to add product' });
      forgetDraft(newProductDraft);
      invalidateProducts();
      return answer;
    },
    onSuccess: ({ message, data }) => {
      const text = isDraft(data)
        ? `${data.name} is a draft: the shop shows it once it has a price, stock and a unit.`
        : `${data.name} is in the shop now.`;
      return navigate(productListOf(state), {
        state: withListState({ success: { title: message, text }, productId: data._id }),
      });
    },
    invalidToast: 'none',
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <ProductFormLayout
          notice={draft && <DraftNotice onDiscard={discard} />}
          texts={<ProductTextFields />}
          sale={
            <>
              <SingleImageField upload={upload} />
              <ProductSaleFields />
              <p className="text-ink-soft">
                Price, stock and unit can be added later. Until then the product is a draft that
                customers do not see.
              </p>
              <StarsField />
            </>
          }
          details={<ProductDetailFields />}
          foot={
            <>
              <FormError message={refusal} />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <SubmitButton
                  isBusy={isSubmitting}
                  busyLabel="Adding…"
                  disabled={upload.isUploading}
                >
                  Add Product
                </SubmitButton>
                {upload.isUploading && (
                  <p className="text-ink-soft">The image is still on its way.</p>
                )}
              </div>
            </>
          }
        />
      </form>
    </FormProvider>
  );
}
