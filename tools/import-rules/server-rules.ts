import type { Import, SourceFile } from './source-file.ts';

const src = 'packages/server/src/';

/** Each folder imports itself and what stands left of it. */
const ladder = [
  'platform',
  'settings',
  'sessions',
  'account',
  'catalogue',
  'addresses',
  'cart',
  'gateway',
  'orders',
  'payments',
  'checkout',
  'product-import',
  'messages',
  'users',
  'dashboard',
  'maintenance',
  'pages',
];

/** `shop.ts` is the ground everybody stands on; other files outside folders, and `cli`, the top. */
const ground = 'shop.ts';
const top = ladder.length;

function rungOf(place: string): number {
  const folder = folderOf(place);
  return folder === undefined || folder === 'cli' ? top : ladder.indexOf(folder);
}

const folderOf = (place: string) => (place.includes('/') ? place.split('/')[0] : undefined);

export function checkServerFile(file: SourceFile): [line: number, sentence: string][] {
  const place = placeIn(file.path);
  if (place === undefined || file.isTest) return [];
  const found: [number, string][] = [];
  if (rungOf(place) < 0)
    found.push([1, `the folder ${folderOf(place)} has no place on the ladder`]);
  if (!file.name.endsWith('-routes.ts')) return found;
  for (const line of file.tryLines)
    found.push([line, 'routes hold no try: refusals and bugs are answered in one place']);
  for (const line of file.sqlLines) found.push([line, 'routes hold no SQL: ask a query or an act']);
  return found;
}

export function checkServerImport(file: SourceFile, imported: Import): string | undefined {
  const place = placeIn(file.path);
  if (place === undefined || file.isTest) return undefined;
  const { specifier, target } = imported;
  if (target?.startsWith('packages/server/test/') || target?.endsWith('.test.ts'))
    return `only tests import tests (${specifier})`;
  return checkRole(file, place, imported) ?? (target && checkLadder(place, imported, target));
}

function checkRole(file: SourceFile, place: string, { specifier }: Import): string | undefined {
  const folder = folderOf(place);
  const isRoutes = file.name.endsWith('-routes.ts');
  if (isRoutes && (/^kysely(\/|$)/.test(specifier) || /-tables(\.ts)?$/.test(specifier)))
    return `routes hold no SQL: ask a query or an act instead of ${specifier}`;
  const mayKnowHttp = isRoutes || folder === undefined || ['platform', 'pages'].includes(folder);
  if (!mayKnowHttp && /^@?fastify(\/|$)/.test(specifier))
    return `only routes know HTTP, so ${file.name} may not import ${specifier}`;
  return undefined;
}

function checkLadder(place: string, imported: Import, target: string): string | undefined {
  const aim = placeIn(target);
  if (aim === undefined || aim === ground) return undefined;
  const [from, to] = [folderOf(place), folderOf(aim)];
  const role = /-(routes|jobs)\.ts$/.exec(aim)?.[1];
  if (
    role &&
    from !== to &&
    to !== 'platform' &&
    place !== (role === 'routes' ? 'app.ts' : 'jobs.ts')
  )
    return `nobody imports another feature's ${role} (${imported.specifier})`;
  if (place === ground)
    return imported.isTypeOnly || to === 'platform'
      ? undefined
      : `shop.ts only names what a shop is made of, so ${imported.specifier} may only lend it types`;
  if (rungOf(place) >= 0 && rungOf(aim) > rungOf(place))
    return to === undefined
      ? `${imported.specifier} stands on top of the features: nothing below imports it`
      : `${from} stands below ${to} on the ladder and may not import ${imported.specifier}`;
  return undefined;
}

const placeIn = (path: string) => (path.startsWith(src) ? path.slice(src.length) : undefined);
