import { fill } from '@mathappu/contract/words';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import * as words from '#words/ui';
import { TrashIcon } from './edit-icons.tsx';

type ImagePreviewProps = {
  src: string;
  name: string;
  /** From 0 to 1 during the upload, undefined after it. */
  progress?: number;
  onRemove?: () => void;
};

export function ImagePreview({ src, name, progress, onRemove }: ImagePreviewProps) {
  const isUploading = progress !== undefined;
  return (
    <figure className="relative w-32 overflow-hidden rounded-md border border-line bg-surface sm:w-36">
      <img src={src} alt={name} className="aspect-square w-full bg-sunken object-cover" />
      {onRemove && (
        <span className="absolute top-1 right-1 rounded-md bg-surface shadow-rest">
          <IconButton
            size="sm"
            tone="danger"
            label={fill(words.removeImage, { name })}
            icon={<TrashIcon className="size-5" />}
            onClick={onRemove}
          />
        </span>
      )}
      {isUploading && (
        <figcaption className="p-2 text-sm text-ink-soft">
          <ProgressBar label={fill(words.uploadingImage, { name })} value={progress} />
        </figcaption>
      )}
    </figure>
  );
}
