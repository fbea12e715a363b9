import { imageMaxBytes, maxImages, toMegabytes } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { ImagePreview } from '#web/ui/images/image-preview.tsx';
import { useObjectUrl } from '#web/ui/images/use-object-url.ts';
import * as words from '#words/admin/products';
import { acceptedImages, checkProductImage } from './check-product-image.ts';
import { ImageOrder } from './image-order.tsx';
import type { ProductValues } from './product-values.ts';
import { type ImageUpload, nameProblem } from './use-image-upload.ts';

const megabytes = toMegabytes(imageMaxBytes);

/** The one image of a new product, uploaded as soon as it is chosen. */
export function SingleImageField({ upload }: { upload: ImageUpload }) {
  const { control, setValue } = useFormContext<ProductValues>();
  const [uploaded] = useWatch({ control, name: 'image' });
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function choose([file]: File[]) {
    if (!file) return;
    if (uploaded || upload.isUploading) {
      window.alert(words.removeImageFirst);
      return;
    }
    const found = checkProductImage(file);
    setProblems(found ? [found] : []);
    if (found) return;
    for await (const outcome of upload.send('image', [file])) {
      if ('url' in outcome) setValue('image', [outcome.url], { shouldDirty: true });
      else setProblems([outcome.problem]);
    }
  }

  return (
    <div className="grid gap-3">
      <p className="font-semibold">{words.image}</p>
      <FileDrop
        label={words.chooseImage}
        hint={fill(words.imageHint, { megabytes })}
        errors={problems}
        accept={acceptedImages}
        onFiles={choose}
      />
      <UploadingPreviews upload={upload} />
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
  const [problems, setProblems] = useState<readonly string[]>([]);
  const showToast = useToastHere();
  const setImages = (urls: string[]) => setValue('image', urls, { shouldDirty: true });

  async function choose(files: File[]) {
    if (images.length + files.length > maxImages) {
      setProblems([fill(words.tooManyImages, { maximum: maxImages })]);
      return;
    }
    const checked = files.map((file) => ({ file, problem: checkProductImage(file) }));
    const found = checked.flatMap(({ file, problem }) =>
      problem ? [nameProblem(file, problem)] : [],
    );
    setProblems(found);
    const sent = checked.filter(({ problem }) => !problem).map(({ file }) => file);
    for await (const outcome of upload.send('files', sent)) {
      if ('url' in outcome) setImages([...getValues('image'), outcome.url]);
      else {
        const { file, problem, isRefused } = outcome;
        setProblems((others) => [...others, nameProblem(file, problem)]);
        if (!isRefused) showToast({ kind: 'error', text: words.uploadFailed });
      }
    }
  }

  return (
    <div className="grid gap-3">
      <p className="font-semibold">{words.images}</p>
      <ImageOrder images={images} onChange={setImages} />
      <UploadingPreviews upload={upload} />
      <FileDrop
        label={upload.isUploading ? words.uploading : words.addImages}
        hint={fill(words.imagesHint, { megabytes })}
        errors={problems}
        accept={acceptedImages}
        multiple
        disabled={upload.isUploading}
        onFiles={choose}
      />
    </div>
  );
}

function UploadingPreviews({ upload }: { upload: ImageUpload }) {
  if (!upload.isUploading) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {upload.uploads.map(({ file, progress }) => (
        <li key={`${file.name} ${file.size}`}>
          <UploadingPreview file={file} progress={progress} onRemove={() => upload.cancel(file)} />
        </li>
      ))}
    </ul>
  );
}

type UploadingPreviewProps = { file: File; progress: number; onRemove: () => void };

/** A chosen image while it is uploaded; removing it cancels the upload. */
function UploadingPreview({ file, progress, onRemove }: UploadingPreviewProps) {
  const src = useObjectUrl(file);
  if (!src) return null;
  return <ImagePreview src={src} name={file.name} progress={progress} onRemove={onRemove} />;
}
