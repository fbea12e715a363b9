import { callForFile } from '#web/api/call.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';

export function ExportProducts() {
  return (
    <DownloadButton className="max-sm:flex-1 max-sm:px-2" fetchFile={fetchProducts}>
      Export CSV
    </DownloadButton>
  );
}

async function fetchProducts() {
  const content = await callForFile('exportProducts', {
    failureText: 'Failed to export products',
  });
  return { content, name: 'products.csv' };
}
