import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadIcon } from '#web/ui/icons.tsx';

export function DownloadMyData() {
  const fetching = useMutation({
    mutationFn: () => call('exportMyData'),
    onSuccess: ({ data }) => saveAsFile(data, 'mathappu-my-data.json'),
  });
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon />}
      busy={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      Download my data
    </Button>
  );
}

function saveAsFile(data: unknown, name: string): void {
  const blob = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
