import type { Product } from '@mathappu/contract/catalogue';
import { fill } from '@mathappu/contract/words';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { estimatesWithPath } from '#web/admin/enquiries/admin-enquiries-query.ts';
import { type Conflict, whoAndWhen } from '#web/admin/frame/conflict.tsx';
import { EditConflictNotice } from '#web/admin/frame/edit-conflict-notice.tsx';
import { forgetDraft, storeDraft } from '#web/forms/form-draft.ts';
import { useImageUpload } from '#web/forms/pictures/use-image-upload.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/products';
import * as uiWords from '#words/ui';
import { BoxFields } from './box-fields.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { GoesWithField } from './goes-with/goes-with-field.tsx';
import { readHeldCheaper, useHeldCheaper } from './held-cheaper.ts';
import { ImageListField } from './image-fields.tsx';
import { PassportSection } from './passport/passport-section.tsx';
import { UnlistedReasons } from './passport/unlisted-reasons.tsx';
import { uploadPicture } from './pictures/upload-picture.ts';
import { ProductCategoryFields } from './product-category-fields.tsx';
import { ProductDetailFields } from './product-detail-fields.tsx';
import { ProductSaleFields, ProductTextFields, RatingField } from './product-fields.tsx';
import { ProductFormLayout } from './product-form-layout.tsx';
import { editedProductForm } from './product-schema.ts';
import { changedFields, mergeEdits, type ProductValues, valuesOf } from './product-values.ts';
import { productListOf, savedOutcome, withListState } from './return-to-list.ts';
import { useSaveProduct } from './use-save-product.ts';

/** @param product the stored product; a newer version may come while the form is open. */
export function EditProductForm({ product }: { product: Product }) {
  const upload = useImageUpload(uploadPicture);
  const edit = useProductEdit(product);
  return (
    <FormProvider {...edit.form}>
      <form noValidate onSubmit={edit.submit}>
        <ProductFormLayout
          notice={<EditNotices product={product} edit={edit} />}
          texts={<ProductTextFields />}
          sale={
            <>
              <ImageListField upload={upload} />
              <ProductSaleFields required setAside={edit.base.setAside} />
              <RatingField />
            </>
          }
          category={<ProductCategoryFields />}
          box={<BoxFields listNumber={product.listNumber} />}
          details={<ProductDetailFields />}
          goesWith={<GoesWithField productId={product._id} />}
          passport={<PassportSection />}
          foot={<EditFoot productId={product._id} edit={edit} isUploading={upload.isUploading} />}
        />
      </form>
    </FormProvider>
  );
}

type ProductEdit = ReturnType<typeof useProductEdit>;

/** The form of a product, what it started from, and what somebody else has changed meanwhile. */
function useProductEdit(product: Product) {
  const draftName = draftOf(product._id);
  const [isRestored, setIsRestored] = useState(false);
  const [base, setBase] = useState(product);
  const form = useCheckedForm(async () => editedProductForm, { defaultValues: valuesOf(product) });
  const [conflict, setConflict] = useState<Conflict>();
  const save = useSaveProduct();
  const navigateWithToast = useNavigateWithToast();
  const { state } = useLocation();

  function startFrom(values: ProductValues) {
    setBase(product);
    setIsRestored(false);
    form.reset(valuesOf(product));
    form.reset(values, { keepDefaultValues: true });
    // Resetting has stored the draft with the former base.
    storeDraft(draftName, { values, base: product });
  }

  function restoreBase(former: Product) {
    setBase(former);
    setIsRestored(true);
  }

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: { name: draftName, base, isKeptOnReload: true, onRestore: restoreBase },
    send: async (edit) => {
      const result = await save(base, edit);
      if ('saved' in result) return result.saved;
      setConflict(result.conflict);
      return undefined;
    },
    onSuccess: async (saved, { name }) => {
      if (!saved) return;
      const { message, data } = saved;
      // The newer version is the admin's own, also while the list is still being opened.
      setBase(data);
      const held = await readHeldCheaper(base, data);
      const text = [fill(words.saved, { name }), held].filter(Boolean).join(' ');
      const success = savedOutcome(data, { title: words.success, text });
      return navigateWithToast(
        productListOf(state),
        { kind: 'success', text: message },
        { state: withListState({ success, productId: product._id }) },
      );
    },
    invalidToast: 'none',
  });

  return {
    form,
    base,
    isRestored,
    submit,
    isSubmitting,
    refusal,
    conflict,
    hasConflict: product.version !== base.version && !isSubmitting,
    discard() {
      startFrom(valuesOf(product));
      forgetDraft(draftName);
    },
    keepEdits: () => startFrom(mergeEdits(form.getValues(), { base, theirs: product })),
  };
}

const draftOf = (productId: string) => `product-${productId}`;

function EditNotices({ product, edit }: { product: Product; edit: ProductEdit }) {
  const held = useHeldCheaper(product._id);
  if (edit.hasConflict) {
    return (
      <EditConflict
        base={edit.base}
        theirs={product}
        conflict={edit.conflict}
        onReload={edit.discard}
        onKeep={edit.keepEdits}
      />
    );
  }
  return (
    <>
      {edit.isRestored && <DraftNotice onDiscard={edit.discard} />}
      {held && (
        <Notice tone="yellow">
          <Link to={estimatesWithPath(product._id)} className="link inline-block py-2.5">
            {held}
          </Link>
        </Notice>
      )}
      {product.listingProblems.length > 0 && (
        <Notice tone="yellow" icon={<AlertIcon />}>
          <p className="mb-1 font-semibold">{words.notInShop}</p>
          <UnlistedReasons reasons={product.listingProblems} />
        </Notice>
      )}
    </>
  );
}

type EditFootProps = { productId: string; edit: ProductEdit; isUploading: boolean };

function EditFoot({ productId, edit, isUploading }: EditFootProps) {
  const { state } = useLocation();
  return (
    <>
      <FormError message={edit.refusal} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SubmitButton isBusy={edit.isSubmitting} busyLabel={words.saving} disabled={isUploading}>
          {words.update}
        </SubmitButton>
        <LinkButton
          to={productListOf(state)}
          state={withListState({ productId })}
          onClick={() => forgetDraft(draftOf(productId))}
          variant="secondary"
          size="lg"
        >
          {uiWords.cancel}
        </LinkButton>
        {isUploading && <p className="text-ink-soft">{words.imagesOnTheirWay}</p>}
      </div>
    </>
  );
}

type EditConflictProps = {
  base: Product;
  theirs: Product;
  /** The author and time of the change; unknown until a save was refused. */
  conflict: Conflict | undefined;
  onReload: () => void;
  onKeep: () => void;
};

/** Another admin saved the product since this edit began; the admin chooses which version to edit. */
function EditConflict(props: EditConflictProps) {
  const { base, theirs, conflict, onReload, onKeep } = props;
  const ref = useRef<HTMLDivElement>(null);
  const fields = changedFields(base, theirs);

  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={ref} className="scroll-mt-24">
      <EditConflictNotice onReload={onReload} onKeep={onKeep}>
        <p className="font-semibold">
          {fill(words.changedUnsaved, {
            change: fill(words.changed, whoAndWhen(conflict ?? { by: 'Somebody else' })),
          })}
        </p>
        {fields.length > 0 && (
          <p className="mt-1">{fill(words.whatChanged, { fields: fields.join(', ') })}</p>
        )}
        <p className="mt-1">{words.keepingTakes}</p>
      </EditConflictNotice>
    </div>
  );
}
