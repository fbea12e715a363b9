import { type Category, createCategory } from '@mathappu/contract/catalogue/categories';
import { completePassport, sharedFactNames } from '@mathappu/contract/catalogue/passport';
import { categorySlug, line } from '@mathappu/contract/fields';
import { fill } from '@mathappu/contract/words';
import * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { VersionedDialogForm } from '#web/admin/frame/versioned-dialog-form.tsx';
import { SingleImageField } from '#web/admin/products/image-fields.tsx';
import { FactFields } from '#web/admin/products/passport/fact-fields.tsx';
import { typedPassport } from '#web/admin/products/passport/passport-schema.ts';
import {
  type PassportValues,
  valuesOfPassport,
} from '#web/admin/products/passport/passport-values.ts';
import { uploadPicture } from '#web/admin/products/pictures/upload-picture.ts';
import { useInvalidateProducts } from '#web/admin/products/use-invalidate-products.ts';
import { useImageUpload } from '#web/forms/pictures/use-image-upload.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/categories';

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

function CategoryForm({ category, onSaved, ...dialog }: CategoryFormProps) {
  const upload = useImageUpload(uploadPicture);
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();

  function save({ slug, ...fields }: z.output<typeof categoryForm>, base: Category | undefined) {
    const options = { failureText: words.saveFailed };
    if (!base) return call('createCategory', { body: { slug, ...fields }, ...options });
    // An address that was not changed follows the name.
    const chosen = slug === base.slug ? {} : { slug };
    return call('updateCategory', {
      params: { categoryId: base._id },
      body: { ...fields, ...chosen, version: base.version },
      ...options,
    });
  }

  const start = '/products?category=';
  return (
    <VersionedDialogForm
      {...dialog}
      schemaOf={() => categoryForm}
      defaultValues={valuesOf(category)}
      opened={category}
      valuesOf={valuesOf}
      keepAs={{ name: keptCategory }}
      changedCode="categoryChanged"
      send={save}
      readAgain={invalidateProducts}
      onSuccess={({ message }) => {
        showToast({ kind: 'success', text: message });
        onSaved();
      }}
    >
      {({ register, formState: { errors } }, base) => (
        <>
          <TextField
            label={words.name}
            required
            autoComplete="off"
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label={words.nameTa}
            hint={words.nameTaHint}
            lang="ta"
            autoComplete="off"
            error={errors.nameTa?.message}
            {...register('nameTa')}
          />
          <TextField
            label={words.slug}
            hint={fill(base ? words.slugStays : words.slugHint, { start })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.slug?.message}
            {...register('slug')}
          />
          <SingleImageField upload={upload} />
          <details open={category?.passport !== undefined || errors.passport !== undefined}>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.facts}</summary>
            <p className="mb-4 text-sm text-ink-soft">{words.factsHint}</p>
            <FactFields names={sharedFactNames} />
          </details>
        </>
      )}
    </VersionedDialogForm>
  );
}

const valuesOf = (category: Category | undefined): CategoryValues => ({
  name: category?.name ?? '',
  nameTa: category?.nameTa ?? '',
  slug: category?.slug ?? '',
  image: category?.image ? [category.image] : [],
  passport: valuesOfPassport(completePassport(category?.passport ?? {})),
});

type CategoryValues = {
  name: string;
  nameTa: string;
  slug: string;
  image: string[];
  passport: PassportValues;
};

/** Turns what is typed into the input of the calls. */
const categoryForm = z.object({
  name: createCategory.body.shape.name,
  nameTa: line(60),
  slug: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => typed.trim() || undefined),
    ),
    z.optional(categorySlug),
  ),
  image: z.pipe(
    z.array(z.string()),
    z.transform((images: string[]) => images[0] ?? null),
  ),
  passport: z.pipe(
    typedPassport,
    z.transform((facts: z.output<typeof typedPassport>) =>
      Object.fromEntries(sharedFactNames.map((name) => [name, facts[name]])),
    ),
  ),
});
