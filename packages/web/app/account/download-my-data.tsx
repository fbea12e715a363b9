import { call } from '#web/api/call.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import * as words from '#words/account';

export function DownloadMyData() {
  return <DownloadButton fetchFile={fetchMyData}>{words.downloadData}</DownloadButton>;
}

async function fetchMyData() {
  const { data } = await call('exportMyData');
  const json = JSON.stringify(data, null, 2);
  return { content: new Blob([json], { type: 'application/json' }), name: 'my-data.json' };
}
