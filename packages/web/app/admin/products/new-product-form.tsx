import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type * as z from 'zod';
import { call } from '#web/api/call.ts';
import { showRefusal } from '#web/forms/show-refusal.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { ProductDetailFields } from './product-detail-fields.tsx';
import { arrivingWith, listToReturnTo } from './product-done.ts';
import { forgetProductDraft, readProductDraft, useKeptProductDraft } from './product-draft.ts';
import { ProductFormLayout } from './product-form-layout.tsx';
import { ProductSaleFields } from './product-sale-fields.tsx';
import { newProductForm } from './product-schema.ts';
import { ProductTextFields } from './product-text-fields.tsx';
import { emptyProduct, isDraft, type ProductValues } from './product-values.ts';
import { SingleImageField } from './single-image-field.tsx';
import { StarChoice } from './star-choice.tsx';
import { useImageUpload } from './use-image-upload.ts';
import { useProductsChanged } from './use-products-changed.ts';

const draftName = 'new';

export function NewProductForm() {
  const [draft, setDraft] = useState(() => readProductDraft(draftName));
  const form = useForm<ProductValues, unknown, z.output<typeof newProductForm>>({
    resolver: zodResolver(newProductForm),
    defaultValues: draft?.values ?? emptyProduct,
  });
  const { errors, isSubmitting } = form.formState;
  const upload = useImageUpload();
  const productsChanged = useProductsChanged();
  const navigate = useNavigate();
  const { state } = useLocation();
  useKeptProductDraft(draftName, form);

  function discard() {
    form.reset(emptyProduct);
    forgetProductDraft(draftName);
    setDraft(undefined);
  }

  const submit = form.handleSubmit(async (body) => {
    try {
      const { message, data } = await call('createProduct', {
        body,
        failureText: 'Failed to add product',
      });
      forgetProductDraft(draftName);
      productsChanged();
      const text = isDraft(data)
        ? `${data.name} is a draft: the shop shows it once it has a price, stock and a unit.`
        : `${data.name} is in the shop now.`;
      const arrival = { done: { title: message, text }, productId: data._id };
      await navigate(listToReturnTo(state), { state: arrivingWith(arrival) });
    } catch (error) {
      showRefusal(error, form);
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <ProductFormLayout
          notice={draft && <DraftNotice onDiscard={discard} />}
          words={<ProductTextFields />}
          sale={
            <>
              <SingleImageField upload={upload} />
              <ProductSaleFields />
              <p className="text-ink-soft">
                Price, stock and unit can be added later. Until then the product is a draft that
                customers do not see.
              </p>
              <StarChoice />
            </>
          }
          details={<ProductDetailFields />}
          foot={
            <>
              <FormError message={errors.root?.message} />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <SubmitButton busy={isSubmitting} busyLabel="Adding…" disabled={upload.isUploading}>
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
