import { imageMaxBytes, maxImages, toMegabytes } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { acceptedImages } from '#web/forms/pictures/check-picture.ts';
import { UploadingPreviews } from '#web/forms/pictures/uploading-previews.tsx';
import { type ImageUpload, nameProblem } from '#web/forms/pictures/use-image-upload.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ImagePreview } from '#web/ui/images/image-preview.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/images/navigation-icons.tsx';
import * as words from '#words/admin/products';
import type { ProductValues } from './product-values.ts';

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
    setProblems([]);
    for await (const outcome of upload.send([file])) {
      if ('stored' in outcome) setValue('image', [outcome.stored], { shouldDirty: true });
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
    setProblems([]);
    for await (const outcome of upload.send(files)) {
      if ('stored' in outcome) setImages([...getValues('image'), outcome.stored]);
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

type ImageOrderProps = { images: readonly string[]; onChange: (images: string[]) => void };

type Move = { to: number; step: 1 | -1 };

/** The images with buttons to move and remove each; lists show the first. */
function ImageOrder({ images, onChange }: ImageOrderProps) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<Move>();

  // Moving an image in the document takes the focus from its button.
  useEffect(() => {
    if (!moved) return;
    const buttons = list.current?.children[moved.to]?.querySelectorAll('button[data-step]');
    const usable = [...(buttons ?? [])].filter((button) => button.ariaDisabled !== 'true');
    const same = usable.find((button) => button.getAttribute('data-step') === String(moved.step));
    ((same ?? usable[0]) as HTMLElement | undefined)?.focus();
  }, [moved]);

  function move(from: number, step: 1 | -1) {
    const to = from + step;
    const reordered = [...images];
    reordered.splice(to, 0, ...reordered.splice(from, 1));
    onChange(reordered);
    setMoved({ to, step });
  }

  if (images.length === 0) return <p className="text-ink-soft">{words.noImage}</p>;
  return (
    <>
      <ul ref={list} className="flex flex-wrap gap-3">
        {images.map((url, index) => (
          <li key={url} className="grid justify-items-center gap-1">
            <ImagePreview
              src={url}
              name={fill(words.imageNumber, { number: index + 1 })}
              onRemove={() => onChange(images.filter((other) => other !== url))}
            />
            <div className="flex items-center sm:gap-1">
              <IconButton
                size="sm"
                data-step="-1"
                label={fill(words.moveEarlier, { number: index + 1 })}
                icon={<ChevronLeftIcon className="size-5" />}
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(index, -1)}
              />
              {index === 0 && <Badge tone="blue">{words.first}</Badge>}
              <IconButton
                size="sm"
                data-step="1"
                label={fill(words.moveLater, { number: index + 1 })}
                icon={<ChevronRightIcon className="size-5" />}
                aria-disabled={index === images.length - 1}
                onClick={() => index < images.length - 1 && move(index, 1)}
              />
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {moved && fill(words.imageMoved, { number: moved.to + 1, count: images.length })}
      </p>
    </>
  );
}
