import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { DownloadIcon } from './images/file-icons.tsx';
import { useMutation } from './use-mutation.ts';

type DownloadButtonProps = {
  children: string;
  /** Fetches the file and its name. When it rejects, nothing is saved. */
  fetchFile: () => Promise<{ content: Blob; name: string }>;
  className?: string;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'aria-label'>;

export function DownloadButton({
  children,
  fetchFile,
  className,
  variant = 'secondary',
  size,
  'aria-label': label,
}: DownloadButtonProps) {
  const fetching = useMutation({ mutationFn: fetchFile, onSuccess: saveFile });
  return (
    <Button
      variant={variant}
      size={size}
      aria-label={label}
      className={className}
      icon={<DownloadIcon />}
      isBusy={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {children}
    </Button>
  );
}

function saveFile({ content, name }: { content: Blob; name: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
