import { ImagePreview } from '#web/ui/images/image-preview.tsx';
import { useObjectUrl } from '#web/ui/images/use-object-url.ts';
import type { ImageUpload } from './use-image-upload.ts';

export function UploadingPreviews({ upload }: { upload: ImageUpload }) {
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
