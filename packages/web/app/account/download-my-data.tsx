import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadIcon } from '#web/ui/images/icons.tsx';
import { saveFile } from '#web/ui/save-file.ts';

export function DownloadMyData() {
  const fetching = useMutation({
    mutationFn: () => call('exportMyData'),
    onSuccess: ({ data }) => {
      const json = JSON.stringify(data, null, 2);
      saveFile(new Blob([json], { type: 'application/json' }), 'my-data.json');
    },
  });
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon />}
      isBusy={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      Download my data
    </Button>
  );
}
