import { checkRoom, checkStep, type Ladder, roomOf } from './ladder.ts';
import type { Import, SourceFile } from './source-file.ts';

const ladder: Ladder = {
  root: 'packages/web/app/',
  rooms: [
    'ui',
    'language',
    'stores',
    'navigation',
    'api',
    'toasts',
    'session',
    'forms',
    'lists',
    'shop-details',
    'head',
    'app-shell',
    'delivery',
    'frame',
    'payments',
    'prices',
    'cart',
    'estimates',
    'reviews',
    'pasted-lists',
    'catalogue',
    'addresses',
    'invoices',
    'reports',
    'shipments',
    'orders',
    'enquiries',
    'order-links',
    'checkout',
    'account',
    'messages',
    'landing',
    'safety',
    'policies',
    'admin',
  ],
};

/** What puts values into words, which `ui/` has too. */
const fillsWords = 'packages/contract/src/words.ts';

export function checkWebFile(file: SourceFile): string | undefined {
  return checkRoom(ladder, file);
}

export function checkWebImport(file: SourceFile, imported: Import): string | undefined {
  const { target, specifier } = imported;
  const from = roomOf(ladder, file.path);
  const isFromContract = target?.startsWith('packages/contract/') && target !== fillsWords;
  if (from === 'ui' && isFromContract)
    return `ui/ imports nothing of ours but itself, not ${specifier}`;
  const isPage = target?.startsWith(ladder.root) && /-page\.tsx$/.test(target);
  if (target && isPage && from !== undefined && from !== roomOf(ladder, target))
    return `may not import another feature's page (${specifier})`;
  return checkWords(file, imported) ?? checkLeaving(from, imported) ?? checkPlace(file, imported);
}

/** Nobody imports a page, so a page may be put together from every room of the shop. */
function checkPlace(file: SourceFile, imported: Import): string | undefined {
  const to = roomOf(ladder, imported.target ?? '');
  const isAllowedToPage = file.path.endsWith('-page.tsx') && to !== undefined && to !== 'admin';
  return isAllowedToPage ? undefined : checkStep(ladder, file, imported);
}

/** Words by their path would be English in the Tamil build; `#words/…` are those of its language. */
function checkWords(file: SourceFile, { target, specifier }: Import): string | undefined {
  if (!file.path.startsWith(ladder.root) || file.isTest) return undefined;
  if (isWords(file.path)) return `words import nothing, not ${specifier}`;
  return target?.startsWith(ladder.root) && isWords(target) && !specifier.startsWith('#words/')
    ? `words are imported as #words/…, not ${specifier}`
    : undefined;
}

const isWords = (path: string) => /\/words(\.ta)?\.ts$/.test(path);

/** What is answered after a screen has been left may neither navigate nor show a toast elsewhere. */
function checkLeaving(from: string | undefined, { specifier, names }: Import): string | undefined {
  if (from === undefined) return undefined;
  if (specifier === 'react-router' && names.includes('useNavigate') && from !== 'navigation')
    return 'navigates by useNavigateHere, which stops when its screen has been left';
  const isScreen = !['toasts', 'session', 'forms', 'payments'].includes(from);
  if (specifier === '#web/toasts/toast.ts' && names.includes('showToast') && isScreen)
    return 'shows toasts by useToastHere, which stops when its page has been left';
  return undefined;
}
