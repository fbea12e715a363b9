import { call } from '#web/api/call.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';

export function DownloadMyData() {
  return <DownloadButton fetchFile={fetchMyData}>Download my data</DownloadButton>;
}

async function fetchMyData() {
  const { data } = await call('exportMyData');
  const json = JSON.stringify(data, null, 2);
  return { content: new Blob([json], { type: 'application/json' }), name: 'my-data.json' };
}
