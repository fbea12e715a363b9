import type { Import, SourceFile } from './source-file.ts';

const app = 'packages/web/app/';

/** Each folder imports itself, the contract, and what stands left of it. */
const ladder = [
  'ui',
  'api',
  'toasts',
  'session',
  'forms',
  'lists',
  'document',
  'frame',
  'payments',
  'cart',
  'catalogue',
  'addresses',
  'checkout',
  'orders',
  'account',
  'messages',
  'landing',
  'safety',
  'policies',
  'admin',
];

export function checkWebImport(file: SourceFile, imported: Import): string | undefined {
  const { target, specifier } = imported;
  if (!file.path.startsWith(app) || target === undefined) return undefined;
  const from = folderOf(file.path);
  const to = target.startsWith('packages/contract/') ? 'contract' : folderOf(target);
  if (from === to) return undefined;
  if (from === undefined) return undefined;
  if (to === undefined)
    return `${specifier} stands on top of the features: nothing below imports it`;
  const isPage = /-page\.tsx$/.test(target);
  if (isPage) return `nobody imports another feature's page (${specifier})`;
  if (to === 'contract')
    return from === 'ui' ? `ui/ imports nothing of ours but itself, not ${specifier}` : undefined;
  if (ladder.indexOf(from) < 0) return `the folder ${from} has no place on the ladder`;
  if (ladder.indexOf(to) > ladder.indexOf(from))
    return `${from} stands below ${to} on the ladder and may not import ${specifier}`;
  return undefined;
}

function folderOf(path: string): string | undefined {
  const place = path.startsWith(app) ? path.slice(app.length) : '';
  return place.includes('/') ? place.split('/')[0] : undefined;
}
