import { ImagePreview } from '#web/ui/images/image-preview.tsx';
import { useObjectUrl } from '#web/ui/images/use-object-url.ts';

type UploadingPreviewProps = { file: File; progress: number; onRemove: () => void };

/** A chosen picture on its way to the shop; removing it breaks the upload off. */
export function UploadingPreview({ file, progress, onRemove }: UploadingPreviewProps) {
  const src = useObjectUrl(file);
  if (!src) return null;
  return <ImagePreview src={src} name={file.name} progress={progress} onRemove={onRemove} />;
}
