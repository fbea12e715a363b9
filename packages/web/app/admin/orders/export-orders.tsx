import { useMutation } from '@tanstack/react-query';
import { callForFile } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadIcon } from '#web/ui/images/icons.tsx';
import { saveFile } from '#web/ui/save-file.ts';

type ExportOrdersProps = {
  filter: { status: string | undefined; userId: string | undefined; search: string };
};

/** The orders that the list shows, all its pages of them. */
export function ExportOrders({ filter }: ExportOrdersProps) {
  const exporting = useMutation({
    mutationFn: () =>
      callForFile('exportOrders', { query: filter, failureText: 'Failed to export orders' }),
    onSuccess: (file) => saveFile(file, `orders-${today()}.csv`),
  });
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon />}
      isBusy={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      Export CSV
    </Button>
  );
}

function today(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}
