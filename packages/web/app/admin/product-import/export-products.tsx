import { callForFile } from '#web/admin/api/admin-call.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import * as words from '#words/admin/product-import';

export function ExportProducts() {
  return (
    <DownloadButton className="max-sm:flex-auto max-sm:px-2" fetchFile={fetchProducts}>
      {words.exportCsv}
    </DownloadButton>
  );
}

async function fetchProducts() {
  const content = await callForFile('exportProducts', {
    failureText: words.exportFailed,
  });
  return { content, name: 'products.csv' };
}
