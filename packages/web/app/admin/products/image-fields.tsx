import { imageMaxBytes, maxImages, toMegabytes } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { ImagePreview } from '#web/ui/images/image-preview.tsx';
import { useObjectUrl } from '#web/ui/images/use-object-url.ts';
import * as words from '#words/admin/products';
import { acceptedImages, checkProductImage } from './check-product-image.ts';
import { ImageOrder } from './image-order.tsx';
import type { ProductValues } from './product-values.ts';
import type { ImageUpload } from './use-image-upload.ts';

const megabytes = toMegabytes(imageMaxBytes);

/** The one image of a new product, uploaded as soon as it is chosen. */
export function SingleImageField({ upload }: { upload: ImageUpload }) {
  const { control, setValue } = useFormContext<ProductValues>();
  const [uploaded] = useWatch({ control, name: 'image' });
  const [problem, setProblem] = useState<string>();

  async function choose([file]: File[]) {
    if (!file) return;
    if (uploaded || upload.isUploading) {
      window.alert(words.removeImageFirst);
      return;
    }
    const found = checkProductImage(file);
    setProblem(found);
    if (found) return;
    const urls = await upload.send({ image: file });
    if (urls) setValue('image', urls, { shouldDirty: true });
  }

  return (
    <div className="grid gap-3">
      <p className="font-semibold">{words.image}</p>
      <FileDrop
        label={words.chooseImage}
        hint={fill(words.imageHint, { megabytes })}
        error={problem}
        accept={acceptedImages}
        onFiles={choose}
      />
      {upload.files.map((file) => (
        <UploadingPreview
          key={file.name}
          file={file}
          progress={upload.progress}
          onRemove={upload.cancel}
        />
      ))}
      {uploaded && (
        <ImagePreview
          src={uploaded}
          name={words.image}
          onRemove={() => setValue('image', [], { shouldDirty: true })}
        />
      )}
    </div>
  );
}

/** The images of a product, in the order in which its page shows them. */
export function ImageListField({ upload }: { upload: ImageUpload }) {
  const { control, getValues, setValue } = useFormContext<ProductValues>();
  const images = useWatch({ control, name: 'image' });
  const [problem, setProblem] = useState<string>();
  const setImages = (urls: string[]) => setValue('image', urls, { shouldDirty: true });

  async function choose(files: File[]) {
    const found =
      images.length + files.length > maxImages
        ? fill(words.tooManyImages, { maximum: maxImages })
        : files.map(checkProductImage).find(Boolean);
    setProblem(found);
    if (found) return;
    const urls = await upload.send({ files }, words.uploadFailed);
    if (urls) setImages([...getValues('image'), ...urls]);
  }

  return (
    <div className="grid gap-3">
      <p className="font-semibold">{words.images}</p>
      <ImageOrder images={images} onChange={setImages} />
      {upload.isUploading && (
        <ul className="flex flex-wrap gap-3">
          {upload.files.map((file) => (
            <li key={`${file.name} ${file.size}`}>
              <UploadingPreview file={file} progress={upload.progress} onRemove={upload.cancel} />
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={upload.isUploading ? words.uploading : words.addImages}
        hint={fill(words.imagesHint, { megabytes })}
        error={problem}
        accept={acceptedImages}
        multiple
        disabled={upload.isUploading}
        onFiles={choose}
      />
    </div>
  );
}

type UploadingPreviewProps = { file: File; progress: number; onRemove: () => void };

/** A chosen image while it is uploaded; removing it cancels the upload. */
function UploadingPreview({ file, progress, onRemove }: UploadingPreviewProps) {
  const src = useObjectUrl(file);
  if (!src) return null;
  return <ImagePreview src={src} name={file.name} progress={progress} onRemove={onRemove} />;
}
