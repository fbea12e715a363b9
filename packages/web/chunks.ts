import type { Rolldown } from 'vite';

/**
 * Files that every page shares: the libraries, which change rarely, and what the root of the
 * application imports. Rolldown makes files of the rest, one for each set of pages.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
  },
  {
    name: (id, modules) => (isLoadedByRoot(id, modules) ? 'shell' : null),
    test: /packages\//,
  },
];

/** Whether the root, or what it imports, imports the module. */
function isLoadedByRoot(id: string, modules: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const isRootAbove = (at: string): boolean => {
    if (/app\/(root|entry\.client)\.tsx/.test(at)) return true;
    if (seen.has(at)) return false;
    seen.add(at);
    return modules.getModuleInfo(at)?.importers.some(isRootAbove) ?? false;
  };
  return isRootAbove(id);
}
