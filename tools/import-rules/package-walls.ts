import type { Import, SourceFile } from './source-file.ts';

const testTools = /^(node:|vitest$|fast-check$)/;

/** The contract knows only zod; the browser and the server know the contract, never each other. */
export function checkPackageWalls(file: SourceFile, imported: Import): string | undefined {
  const { target, specifier } = imported;
  if (file.path.startsWith('packages/contract/')) {
    const isOwn = target?.startsWith('packages/contract/');
    const isZod = specifier === 'zod' || specifier.startsWith('zod/');
    if (isOwn || isZod || (file.isTest && testTools.test(specifier))) return undefined;
    return `the contract imports only zod and itself, not ${specifier}`;
  }
  if (file.path.startsWith('packages/web/') && target?.startsWith('packages/server/'))
    return `the web app may not import the server (${specifier})`;
  if (file.path.startsWith('packages/server/') && target?.startsWith('packages/web/'))
    return `the server may not import the web app (${specifier})`;
  return undefined;
}
