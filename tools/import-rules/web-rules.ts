import type { Import, SourceFile } from './source-file.ts';

const app = 'packages/web/app/';

/** The folders below the features, and what of ours each may import besides itself. */
const foundations: Record<string, string[]> = {
  ui: [],
  api: ['contract'],
  session: ['ui', 'api', 'contract'],
};

export function checkWebImport(file: SourceFile, imported: Import): string | undefined {
  const { target, specifier } = imported;
  if (!file.path.startsWith(app) || target === undefined) return undefined;
  const from = folderOf(file.path);
  const to = target.startsWith('packages/contract/') ? 'contract' : folderOf(target);
  if (from === to) return undefined;
  const allowed = from === undefined ? undefined : foundations[from];
  if (allowed && !allowed.includes(to ?? '')) {
    const reach = ['itself', ...allowed].join(', ');
    return `${from}/ imports of ours only ${reach}, not ${specifier}`;
  }
  if (to === 'admin' && file.path !== `${app}routes.ts`)
    return `nobody outside admin/ imports it (${specifier})`;
  if (from !== undefined && to === undefined)
    return `${specifier} stands on top of the features: nothing below imports it`;
  const isPage = /-(page|layout)\.tsx$/.test(target);
  if (isPage && from !== undefined) return `nobody imports another feature's page (${specifier})`;
  return undefined;
}

function folderOf(path: string): string | undefined {
  const place = path.startsWith(app) ? path.slice(app.length) : '';
  return place.includes('/') ? place.split('/')[0] : undefined;
}
