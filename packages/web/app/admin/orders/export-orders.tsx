import { callForFile } from '#web/api/call.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';

type ExportOrdersProps = {
  filter: { status: string | undefined; userId: string | undefined; search: string };
};

/** The orders that the list shows, all its pages of them. */
export function ExportOrders({ filter }: ExportOrdersProps) {
  async function fetchOrders() {
    const content = await callForFile('exportOrders', {
      query: filter,
      failureText: 'Failed to export orders',
    });
    return { content, name: `orders-${today()}.csv` };
  }
  return <DownloadButton fetchFile={fetchOrders}>Export CSV</DownloadButton>;
}

function today(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}
