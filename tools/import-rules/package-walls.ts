import type { Import, SourceFile } from './source-file.ts';

const testTools = /^(node:|sharp$|vitest$|fast-check$)/;

/** Packages that production never loads, each with the only file that may load it. */
const extras = [
  {
    name: 'the demo',
    root: 'packages/demo/',
    libraries: /^node:/,
    loader: 'packages/server/src/seed-demo.ts',
  },
  {
    name: 'the payment sandbox',
    root: 'packages/payment-sandbox/',
    libraries: /^(node:|fastify$|zod$)/,
    loader: 'packages/server/src/gateway/open-gateway.ts',
  },
];

/** The contract imports only zod; the browser and the server import the contract, never each other. */
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
  return checkExtra(file, imported);
}

function checkExtra(file: SourceFile, imported: Import): string | undefined {
  const { target, specifier, isDynamic } = imported;
  const own = extras.find(({ root }) => file.path.startsWith(root));
  if (own) {
    const isAllowed = target
      ? target.startsWith(own.root) || target.startsWith('packages/contract/')
      : own.libraries.test(specifier) || (file.isTest && testTools.test(specifier));
    return isAllowed ? undefined : `${own.name} imports the contract and itself, not ${specifier}`;
  }
  const extra = extras.find(({ root }) => target?.startsWith(root));
  const isProduction = /^packages\/(server\/src|web|contract)\//.test(file.path) && !file.isTest;
  if (!extra || !isProduction) return undefined;
  if (file.path !== extra.loader) return `${extra.name} is imported by ${extra.loader} alone`;
  return isDynamic ? undefined : `${extra.name} may be loaded only by await import()`;
}
