import { useMutation } from '@tanstack/react-query';
import { callForFile } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadIcon } from '#web/ui/images/icons.tsx';
import { saveFile } from '#web/ui/save-file.ts';

export function ExportProducts() {
  const fetching = useMutation({
    mutationFn: () => callForFile('exportProducts', { failureText: 'Failed to export products' }),
    onSuccess: (file) => saveFile(file, 'products.csv'),
  });
  return (
    <Button
      variant="secondary"
      className="max-sm:flex-1 max-sm:px-2"
      icon={<DownloadIcon />}
      isBusy={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      Export CSV
    </Button>
  );
}
