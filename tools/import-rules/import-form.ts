import type { Import, SourceFile } from './source-file.ts';

/** The folders whose subfolders are features, imported from outside only by `#` imports. */
const featureRoots = ['packages/server/src/', 'packages/web/app/'];

/** The form of an import, regardless of its target. */
export function checkImportForm(file: SourceFile, imported: Import): string | undefined {
  const { specifier, target, isReExport } = imported;
  if (isReExport) return `no re-exports: import from ${specifier} where it is used`;
  if (specifier.startsWith('../../'))
    return `no ../.. chains: reach another folder by its # import instead of ${specifier}`;
  const isWithout = /^(\.\/\+types|#words)\//.test(specifier);
  if (/^(\.|#)/.test(specifier) && !isWithout && !/\.\w+(\?\w+)?$/.test(specifier))
    return `${specifier} lacks its extension`;
  const root = featureRoots.find((folder) => file.path.startsWith(folder));
  if (root && target && specifier.startsWith('../')) {
    const featureOf = (path: string) => path.slice(root.length).split('/')[0];
    if (!target.startsWith(root) || featureOf(target) !== featureOf(file.path))
      return `another folder is reached by its # import, not by ${specifier}`;
  }
  return undefined;
}
