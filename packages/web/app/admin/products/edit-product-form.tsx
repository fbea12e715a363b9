import { zodResolver } from '@hookform/resolvers/zod';
import type { Product } from '@mathappu/contract/catalogue';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import type * as z from 'zod';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { ImageListField } from './image-list-field.tsx';
import { NumberField } from './number-field.tsx';
import { ProductDetailFields } from './product-detail-fields.tsx';
import { arrivingWith, listToReturnTo } from './product-done.ts';
import { forgetProductDraft, readProductDraft, useKeptProductDraft } from './product-draft.ts';
import { ProductFormLayout } from './product-form-layout.tsx';
import { ProductSaleFields } from './product-sale-fields.tsx';
import { editedProductForm } from './product-schema.ts';
import { ProductTextFields } from './product-text-fields.tsx';
import { mergeEdits, type ProductValues, valuesOf } from './product-values.ts';
import { useImageUpload } from './use-image-upload.ts';
import { useSaveProduct } from './use-save-product.ts';

/** @param product as the shop has it now; it may become newer while the form is open. */
export function EditProductForm({ product }: { product: Product }) {
  const draftName = product._id;
  const [draft, setDraft] = useState(() => readProductDraft(draftName));
  const [base, setBase] = useState(draft?.base ?? product);
  const form = useForm<ProductValues, unknown, z.output<typeof editedProductForm>>({
    resolver: zodResolver(editedProductForm),
    defaultValues: draft?.values ?? valuesOf(product),
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const upload = useImageUpload();
  const save = useSaveProduct();
  const navigateWithToast = useNavigateWithToast();
  const { state } = useLocation();
  useKeptProductDraft(draftName, form, base);

  function startFrom(values: ProductValues) {
    setBase(product);
    setDraft(undefined);
    form.reset(values);
  }

  function discard() {
    startFrom(valuesOf(product));
    forgetProductDraft(draftName);
  }

  const submit = form.handleSubmit(async (edit) => {
    const message = await save(base, edit, form);
    if (message === undefined) return;
    forgetProductDraft(draftName);
    const done = { title: 'Success', text: `Your changes to ${edit.name} are saved.` };
    await navigateWithToast(
      listToReturnTo(state),
      { kind: 'success', text: message },
      { state: arrivingWith({ done, productId: product._id }) },
    );
  });

  // While saving, the newer version is the admin's own.
  const isOvertaken = product.version !== base.version && !isSubmitting;

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <ProductFormLayout
          notice={
            isOvertaken ? (
              <EditConflict
                base={base}
                theirs={product}
                onReload={discard}
                onKeep={() => startFrom(mergeEdits(form.getValues(), { base, theirs: product }))}
              />
            ) : (
              draft && <DraftNotice onDiscard={discard} />
            )
          }
          words={<ProductTextFields />}
          sale={
            <>
              <ImageListField upload={upload} />
              <ProductSaleFields required />
              <NumberField
                label="Rating"
                step="0.1"
                max={5}
                hint="The shop's own, from 0 to 5 in steps of 0.1"
                error={errors.rating?.message}
                {...register('rating')}
              />
            </>
          }
          details={<ProductDetailFields />}
          foot={
            <>
              <FormError message={errors.root?.message} />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
                <SubmitButton busy={isSubmitting} busyLabel="Saving…" disabled={upload.isUploading}>
                  Update Product
                </SubmitButton>
                <LinkButton
                  to={listToReturnTo(state)}
                  state={arrivingWith({ productId: product._id })}
                  onClick={() => forgetProductDraft(draftName)}
                  variant="secondary"
                  size="lg"
                >
                  Cancel
                </LinkButton>
                {upload.isUploading && (
                  <p className="text-ink-soft">The images are still on their way.</p>
                )}
              </div>
            </>
          }
        />
      </form>
    </FormProvider>
  );
}
