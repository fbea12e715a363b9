import type { Product } from '@mathappu/contract/catalogue';
import { fill } from '@mathappu/contract/words';
import type { ChangeEvent } from 'react';
import { acceptedImages } from '#web/forms/pictures/check-picture.ts';
import { createStore, useStore } from '#web/stores/create-store.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { iconButtonLooks } from '#web/ui/icon-button.tsx';
import { CameraIcon } from '#web/ui/images/media-icons.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { loadAtFirstTouch } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/products';
import { useCacheProduct } from '../use-cache-product.ts';
import { useInvalidateProducts } from '../use-invalidate-products.ts';

const loadSave = loadAtFirstTouch(() => import('./save-picture.ts'));

type Taken = {
  readonly product: Pick<Product, '_id' | 'name'>;
  readonly file: File;
  readonly problem?: string;
};
type TakenPhotos = ReadonlyMap<string, Taken>;

const noPhotos: TakenPhotos = new Map();
/**
 * Photos until they are saved, by their product's id. The phone may have them nowhere else: after a
 * failure each stays, also when the list shows other products.
 */
const takenPhotos = createStore(noPhotos);

function keepPhoto(id: string, taken: Taken | undefined): void {
  const photos = new Map(takenPhotos.get());
  if (taken) photos.set(id, taken);
  else photos.delete(id);
  takenPhotos.set(photos);
}

type Photo = ReturnType<typeof usePhoto>;

/** The photo of a product that was just taken. */
export function usePhoto({ _id, name }: Pick<Product, '_id' | 'name'>) {
  const taken = useStore(takenPhotos, noPhotos).get(_id);
  const cacheProduct = useCacheProduct();
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();

  async function save(file: File): Promise<void> {
    const unsaved = { product: { _id, name }, file };
    keepPhoto(_id, unsaved);
    const saved = await loadSave()
      .then(({ savePicture }) => savePicture(_id, file))
      .catch(() => ({ problem: words.uploadFailed }));
    if ('problem' in saved) return keepPhoto(_id, { ...unsaved, problem: saved.problem });
    keepPhoto(_id, undefined);
    cacheProduct(saved.product);
    void invalidateProducts({ isListUpdated: true });
    showToast({ kind: 'success', text: fill(words.photoSaved, { name }) });
  }

  return {
    isSaving: taken !== undefined && taken.problem === undefined,
    problem: taken?.problem && fill(words.photoUnsaved, { name, problem: taken.problem }),
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
      <p className="font-medium wrap-anywhere text-danger">{problem}</p>
      <Button variant="secondary" size="sm" onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}

/** What could not be saved of products that the list does not show. */
export function UnsavedPhotos({ listed }: { listed: readonly Product[] }) {
  const photos = [...useStore(takenPhotos, noPhotos).values()];
  return photos
    .filter(({ product }) => !listed.some(({ _id }) => _id === product._id))
    .map(({ product }) => <UnsavedElsewhere key={product._id} product={product} />);
}

const UnsavedElsewhere = ({ product }: Pick<Taken, 'product'>) => (
  <UnsavedPhoto photo={usePhoto(product)} />
);
