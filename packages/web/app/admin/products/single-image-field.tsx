import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { ImagePreview } from '#web/ui/images/image-preview.tsx';
import { acceptedImages, checkProductImage } from './check-product-image.ts';
import type { ProductValues } from './product-values.ts';
import { UploadingPreview } from './uploading-preview.tsx';
import type { ImageUpload } from './use-image-upload.ts';

/** The one picture of a new product, uploaded as soon as it is chosen. */
export function SingleImageField({ upload }: { upload: ImageUpload }) {
  const { control, setValue } = useFormContext<ProductValues>();
  const [uploaded] = useWatch({ control, name: 'image' });
  const [complaint, setComplaint] = useState<string>();

  async function choose([file]: File[]) {
    if (!file) return;
    if (uploaded || upload.isUploading) {
      window.alert('Please remove the current image before uploading a new one');
      return;
    }
    const problem = checkProductImage(file);
    setComplaint(problem);
    if (problem) return;
    const urls = await upload.send({ image: file });
    if (urls) setValue('image', urls, { shouldDirty: true });
  }

  return (
    <div className="grid gap-3">
      <p className="font-semibold">Image</p>
      <FileDrop
        label="Choose an image or drop it here"
        hint="JPG, PNG up to 5MB"
        error={complaint}
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
          name="Image"
          onRemove={() => setValue('image', [], { shouldDirty: true })}
        />
      )}
    </div>
  );
}
