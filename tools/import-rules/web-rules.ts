import { checkRoom, checkStep, type Ladder, roomOf } from './ladder.ts';
import type { Import, SourceFile } from './source-file.ts';

const ladder: Ladder = {
  root: 'packages/web/app/',
  rooms: [
    'ui',
    'stores',
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
  ],
};

export function checkWebFile(file: SourceFile): string | undefined {
  return checkRoom(ladder, file);
}

export function checkWebImport(file: SourceFile, imported: Import): string | undefined {
  const { target, specifier } = imported;
  const from = roomOf(ladder, file.path);
  if (from === 'ui' && target?.startsWith('packages/contract/'))
    return `ui/ imports nothing of ours but itself, not ${specifier}`;
  const isPage = target?.startsWith(ladder.root) && /-page\.tsx$/.test(target);
  if (target && isPage && from !== undefined && from !== roomOf(ladder, target))
    return `may not import another feature's page (${specifier})`;
  return checkStep(ladder, file, imported);
}
