import type { Category } from '@mathappu/contract/catalogue/categories';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { EditConflictNotice } from '#web/admin/frame/edit-conflict-notice.tsx';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { SingleImageField } from '#web/admin/products/image-fields.tsx';
import { useImageUpload } from '#web/admin/products/use-image-upload.ts';
import { useInvalidateProducts } from '#web/admin/products/use-invalidate-products.ts';
import { CallError } from '#web/api/call-error.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/categories';
import { type CategoryValues, categoryForm } from './category-schema.ts';

/** The name under which the form is kept. */
export const keptCategory = 'category';

type CategoryDialogProps = {
  /** Undefined for a new one. */
  category: Category | undefined;
  isOpen: boolean;
  onClose: () => void;
};

export function CategoryDialog({ category, isOpen, onClose }: CategoryDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={category ? words.editTitle : words.add}
      submitLabel={category ? words.save : words.add}
    >
      {(form) => <CategoryForm category={category} {...form} onSaved={onClose} />}
    </FormDialog>
  );
}

type CategoryFormProps = DialogForm & {
  category: Category | undefined;
  onSaved: () => void;
};

function CategoryForm({ id, category, onSending, onSaved }: CategoryFormProps) {
  const [base, setBase] = useState(category);
  const [theirs, setTheirs] = useState<Category>();
  const form = useCheckedForm(async () => categoryForm, { defaultValues: valuesOf(base) });
  const upload = useImageUpload();
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();
  const { errors } = form.formState;

  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: keptCategory, base },
    send: async ({ slug, ...fields }) => {
      onSending(true);
      try {
        const options = { failureText: words.saveFailed };
        if (!base) return await call('createCategory', { body: { slug, ...fields }, ...options });
        // An address that was not changed follows the name.
        const chosen = slug === base.slug ? {} : { slug };
        return await call('updateCategory', {
          params: { categoryId: base._id },
          body: { ...fields, ...chosen, version: base.version },
          ...options,
        });
      } catch (error) {
        if (error instanceof CallError && error.code === 'categoryChanged') {
          setTheirs(error.data as Category);
        }
        throw error;
      } finally {
        await invalidateProducts();
        onSending(false);
      }
    },
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', text: message });
      onSaved();
    },
    invalidToast: 'none',
  });

  function startFrom(current: Category, values = valuesOf(current)) {
    setBase(current);
    setTheirs(undefined);
    form.reset(valuesOf(current));
    form.reset(values, { keepDefaultValues: true });
  }

  const start = '/products?category=';
  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        {theirs && (
          <EditConflictNotice
            onReload={() => startFrom(theirs)}
            onKeep={() => startFrom(theirs, form.getValues())}
          >
            <p className="font-semibold">{refusal}</p>
          </EditConflictNotice>
        )}
        <TextField
          label={words.name}
          required
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={words.nameTa}
          hint={words.nameTaHint}
          lang="ta"
          autoComplete="off"
          error={errors.nameTa?.message}
          {...form.register('nameTa')}
        />
        <TextField
          label={words.slug}
          hint={fill(base ? words.slugStays : words.slugHint, { start })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.slug?.message}
          {...form.register('slug')}
        />
        <SingleImageField upload={upload} />
        {!theirs && <FormError message={refusal} />}
      </form>
    </FormProvider>
  );
}

const valuesOf = (category: Category | undefined): CategoryValues => ({
  name: category?.name ?? '',
  nameTa: category?.nameTa ?? '',
  slug: category?.slug ?? '',
  image: category?.image ? [category.image] : [],
});
