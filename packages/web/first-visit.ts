import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@mathappu/contract/words';

/**
 * The kinds of pages and what the scripts of a first visit to one may weigh, in kB gzipped: 5 % above
 * the heaviest of the kind. React, its router and the queries are 117 kB of it, the library of forms 15.
 */
export const budgets = {
  'without a form': {
    limit: 169,
    pages: [
      ...['/', '/products', '/productDetail/:id', '/cart', '/safetytips', '/privacypolicy'],
      ...['/terms', '/refundpolicy'],
    ],
  },
  'with a form': {
    limit: 170,
    pages: [
      ...['/login', '/register', '/forgotpassword', '/otpverification', '/reset-password'],
      '/contact',
    ],
  },
  'of a customer': {
    limit: 178,
    pages: [
      ...['/checkout', '/address', '/myorder', '/order/:orderId', '/account', '/updateAvatar'],
      '/updateUserDetail',
    ],
  },
  'of the admin': {
    limit: 214,
    pages: [
      ...['/admin/dashboard', '/admin/Uploadproduct', '/admin/productsEdit', '/admin/users'],
      ...['/admin/edit-product/:productId', '/admin/orders', '/admin/message', '/admin/settings'],
    ],
  },
} as const;

/** The files of one language's build. */
export const clientFolderOf = (language: Language): string =>
  fileURLToPath(new URL(`build/current/${language}/client/`, import.meta.url));

type Scripts = { readonly module: string; readonly imports?: readonly string[] };
type Manifest = {
  readonly entry: Scripts;
  readonly routes: Readonly<
    Record<string, Scripts & { id: string; parentId?: string; path?: string; index?: boolean }>
  >;
};

/** The scripts a browser loads for a first visit to an address of the shop, as the build lists them. */
export function firstScripts(address: string, language: Language = 'en'): string[] {
  const clientFolder = clientFolderOf(language);
  const manifest = readManifest(clientFolder);
  const routes = Object.values(manifest.routes);
  const addressOf = (id: string | undefined): string => {
    const route = id ? manifest.routes[id] : undefined;
    return route ? `${addressOf(route.parentId)}/${route.path ?? ''}`.replace(/\/+/g, '/') : '';
  };
  const isLeaf = (id: string) => routes.every(({ parentId }) => parentId !== id);
  const leaf = routes.find(
    ({ id }) => isLeaf(id) && (addressOf(id).replace(/(.)\/$/, '$1') || '/') === address,
  );
  if (!leaf) throw new Error(`no page answers at ${address}`);
  const chain: Scripts[] = [manifest.entry];
  for (let id: string | undefined = leaf.id; id; id = manifest.routes[id]?.parentId) {
    const route = manifest.routes[id];
    if (route) chain.push(route);
  }
  const manifestFile = `/assets/${findManifest(clientFolder)}`;
  const named = chain.flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([...withImports(named, clientFolder), manifestFile])];
}

/** What they weigh as they are sent, in kB gzipped. */
export const kilobytesOf = (scripts: readonly string[], language: Language = 'en'): number =>
  scripts.reduce((sum, asset) => sum + gzippedBytes(asset, language), 0) / 1_000;

/** The same of a view that loads a part of its own at once, which is found by what its script holds. */
export function firstScriptsWith(address: string, mark: string): string[] {
  const clientFolder = clientFolderOf('en');
  const part = readdirSync(`${clientFolder}assets`)
    .filter((name) => readFileSync(`${clientFolder}assets/${name}`, 'utf8').includes(mark))
    .map((name) => `/assets/${name}`);
  if (part.length !== 1) throw new Error(`${part.length} scripts have ${mark}`);
  return [...new Set([...firstScripts(address), ...withImports(part, clientFolder)])];
}

/** The scripts of the admin area's own pages. */
export function adminScripts(): string[] {
  const routes = Object.values(readManifest(clientFolderOf('en')).routes);
  return routes.filter(({ id }) => id.startsWith('admin/')).map(({ module }) => module);
}

/** The size of a built file as sent to a browser that accepts gzip. */
function gzippedBytes(asset: string, language: Language = 'en'): number {
  const path = `${clientFolderOf(language)}${asset}`;
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
}

/** A chunk may import others that the manifest does not name. */
function withImports(assets: readonly string[], clientFolder: string): Set<string> {
  const found = new Set<string>();
  const add = (asset: string): void => {
    if (found.has(asset)) return;
    found.add(asset);
    const code = readFileSync(`${clientFolder}${asset}`, 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      add(`/assets/${name}`);
    }
  };
  for (const asset of assets) add(asset);
  return found;
}

const findManifest = (clientFolder: string): string =>
  readdirSync(`${clientFolder}assets`).find((name) => /^manifest-\w+\.js$/.test(name)) ?? '';

function readManifest(clientFolder: string): Manifest {
  const code = readFileSync(`${clientFolder}assets/${findManifest(clientFolder)}`, 'utf8');
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as Manifest;
}
