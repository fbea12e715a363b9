import { checkRoom, checkStep, type Ladder, roomOf } from './ladder.ts';
import type { Import, SourceFile } from './source-file.ts';

const ladder: Ladder = {
  root: 'packages/server/src/',
  rooms: [
    'platform',
    'settings',
    'sessions',
    'account',
    'staff',
    'programs',
    'catalogue',
    'addresses',
    'prices',
    'cart',
    'gateway',
    'invoices',
    'orders',
    'reviews',
    'payments',
    'checkout',
    'estimates',
    'enquiries',
    'shipments',
    'order-links',
    'reports',
    'books',
    'product-import',
    'messages',
    'users',
    'dashboard',
    'maintenance',
    'pages',
    'season',
  ],
};

/** The type of the shop's parts; every room except the platform may import it. */
const ground = `${ladder.root}shop.ts`;

/** What the shop has of a person, whichever columns there are. */
const personalData = `${ladder.root}users/privacy-queries.ts`;

export function checkServerFile(file: SourceFile): [line: number, sentence: string][] {
  if (!isOurs(file)) return [];
  const found: [number, string][] = [];
  const outside = checkRoom(ladder, file);
  if (outside) found.push([1, outside]);
  if (!file.isTest && file.path !== personalData)
    for (const line of file.starLines)
      found.push([line, 'statements name their columns: a migration may add one while they run']);
  if (!file.name.endsWith('-routes.ts')) return found;
  for (const line of file.tryLines)
    found.push([line, 'routes hold no try: refusals and bugs are answered in one place']);
  for (const line of file.sqlLines) found.push([line, 'routes hold no SQL: ask a query or an act']);
  return found;
}

export function checkServerImport(file: SourceFile, imported: Import): string | undefined {
  if (!isOurs(file)) return undefined;
  const { specifier, target } = imported;
  if (target?.startsWith('packages/server/test/') || target?.endsWith('.test.ts'))
    return `only tests import tests (${specifier})`;
  return checkRole(file, imported) ?? checkOthersRole(file, imported) ?? checkClimb(file, imported);
}

function checkRole(file: SourceFile, { specifier }: Import): string | undefined {
  const room = roomOf(ladder, file.path);
  const isRoutes = file.name.endsWith('-routes.ts');
  if (isRoutes && (/^kysely(\/|$)/.test(specifier) || /-tables(\.ts)?$/.test(specifier)))
    return `routes hold no SQL: ask a query or an act instead of ${specifier}`;
  const mayKnowHttp = isRoutes || room === undefined || ['platform', 'pages'].includes(room);
  if (!mayKnowHttp && /^@?fastify(\/|$)/.test(specifier))
    return `only routes know HTTP, so ${file.name} may not import ${specifier}`;
  return undefined;
}

/** Routes are for app.ts and jobs for jobs.ts; the platform's are no feature's. */
function checkOthersRole(file: SourceFile, { target, specifier }: Import): string | undefined {
  const role = /-(routes|jobs)\.ts$/.exec(target ?? '')?.[1];
  if (!role || !target?.startsWith(ladder.root)) return undefined;
  const [from, to] = [roomOf(ladder, file.path), roomOf(ladder, target)];
  if (from === to || to === 'platform') return undefined;
  return file.path === `${ladder.root}${role === 'routes' ? 'app.ts' : 'jobs.ts'}`
    ? undefined
    : `may not import another feature's ${role} (${specifier})`;
}

function checkClimb(file: SourceFile, imported: Import): string | undefined {
  const { target, specifier, isTypeOnly } = imported;
  if (target === ground)
    return roomOf(ladder, file.path) === 'platform'
      ? `the platform knows no shop: ${specifier} names parts of features`
      : undefined;
  if (file.path !== ground) return checkStep(ladder, file, imported);
  const isPlatform = target !== undefined && roomOf(ladder, target) === 'platform';
  return isTypeOnly || isPlatform || !target?.startsWith(ladder.root)
    ? undefined
    : `shop.ts only names what a shop is made of, so ${specifier} may only lend it types`;
}

/** The commands use all of the shop, as the files outside folders do. */
const isCommand = ({ path }: SourceFile) => path.startsWith(`${ladder.root}cli/`);

const isOurs = (file: SourceFile) =>
  file.path.startsWith(ladder.root) && !file.isTest && !isCommand(file);
