import { maxImages } from '@mathappu/contract/limits';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { acceptedImages, checkProductImage } from './check-product-image.ts';
import { ImageOrder } from './image-order.tsx';
import type { ProductValues } from './product-values.ts';
import { UploadingPreview } from './uploading-preview.tsx';
import type { ImageUpload } from './use-image-upload.ts';

/** The pictures of a product, in the order in which its page shows them. */
export function ImageListField({ upload }: { upload: ImageUpload }) {
  const { control, getValues, setValue } = useFormContext<ProductValues>();
  const images = useWatch({ control, name: 'image' });
  const [complaint, setComplaint] = useState<string>();
  const keep = (urls: string[]) => setValue('image', urls, { shouldDirty: true });

  async function choose(files: File[]) {
    const problem =
      images.length + files.length > maxImages
        ? `A product can have at most ${maxImages} images`
        : files.map(checkProductImage).find(Boolean);
    setComplaint(problem);
    if (problem) return;
    const urls = await upload.send({ files }, 'Failed to upload images');
    if (urls) keep([...getValues('image'), ...urls]);
  }

  return (
    <div className="grid gap-3">
      <p className="font-semibold">Images</p>
      <ImageOrder images={images} onChange={keep} />
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
        label={upload.isUploading ? 'Uploading…' : 'Add images or drop them here'}
        hint="JPG, PNG up to 5MB each"
        error={complaint}
        accept={acceptedImages}
        multiple
        disabled={upload.isUploading}
        onFiles={choose}
      />
    </div>
  );
}
