import type { Product } from '@mathappu/contract/catalogue';
import { fill } from '@mathappu/contract/words';
import { type ChangeEvent, useState } from 'react';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { iconButtonLooks } from '#web/ui/icon-button.tsx';
import { CameraIcon } from '#web/ui/images/media-icons.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { loadAtFirstTouch } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/products';
import { acceptedImages } from '../check-product-image.ts';
import { useCacheProduct } from '../use-cache-product.ts';
import { useInvalidateProducts } from '../use-invalidate-products.ts';

const loadSave = loadAtFirstTouch(() => import('./save-picture.ts'));

type Photo = ReturnType<typeof usePhoto>;

/**
 * The photo of a product that was just taken. The phone may have it nowhere else: after a failure it
 * stays until it is saved.
 */
export function usePhoto({ _id, name }: Product) {
  const [taken, setTaken] = useState<{ file: File; problem?: string }>();
  const cacheProduct = useCacheProduct();
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();

  async function save(file: File): Promise<void> {
    setTaken({ file });
    const saved = await loadSave()
      .then(({ savePicture }) => savePicture(_id, file))
      .catch(() => ({ problem: words.uploadFailed }));
    if ('problem' in saved) return setTaken({ file, problem: saved.problem });
    setTaken(undefined);
    cacheProduct(saved.product);
    void invalidateProducts({ isListUpdated: true });
    showToast({ kind: 'success', text: fill(words.photoSaved, { name }) });
  }

  return {
    isSaving: taken !== undefined && taken.problem === undefined,
    problem: taken?.problem,
    save,
    retry: () => taken && save(taken.file),
  };
}

/** Opens the camera of a phone. */
export function TakePhoto({ product, photo }: { product: Product; photo: Photo }) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (file) void photo.save(file);
  }

  return (
    <label
      title={words.takePhoto}
      className={`${iconButtonLooks('plain', 'md')} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus md:hidden pointer-fine:hidden`}
    >
      {photo.isSaving ? <Spinner /> : <CameraIcon />}
      <input
        type="file"
        accept={acceptedImages}
        capture="environment"
        aria-label={fill(words.takePhotoOf, product)}
        aria-busy={photo.isSaving || undefined}
        disabled={photo.isSaving}
        onChange={choose}
        className="sr-only"
      />
    </label>
  );
}

/** Why the photo was not saved, and another try. */
export function UnsavedPhoto({ photo: { problem, retry } }: { photo: Photo }) {
  if (problem === undefined) return null;
  return (
    <div role="alert" className="grid basis-full justify-items-start gap-1 text-left text-sm">
      <p className="font-medium wrap-anywhere text-danger">
        {fill(words.photoUnsaved, { problem })}
      </p>
      <Button variant="secondary" size="sm" onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}
