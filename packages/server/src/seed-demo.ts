import { completePassport } from '@mathappu/contract/catalogue/passport';
import { toHundredths } from '@mathappu/contract/money';
import { insertOwner, insertStaff, listRoles } from '#server/staff/staff-queries.ts';
import { insertUser } from './account/account-queries.ts';
import { insertAddress } from './addresses/address-queries.ts';
import { insertCategories } from './catalogue/categories/category-queries.ts';
import { slugOf } from './catalogue/categories/category-slug.ts';
import { lockProductsInListOrder, writeListNumbers } from './catalogue/list-number-queries.ts';
import { lockListingRules } from './catalogue/listing/listing-rule-queries.ts';
import { nothingBefore, type ProductContent } from './catalogue/product-content.ts';
import { hasProducts, insertProducts, lockEmptyShop } from './catalogue/product-write-queries.ts';
import { insertStockChanges } from './catalogue/stock-queries.ts';
import type { Config } from './platform/config/config.ts';
import { inTransaction } from './platform/db/in-transaction.ts';
import { newId } from './platform/db/new-id.ts';
import type { Tx } from './platform/db/open-database.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { imageWidths, pictureAddress, pictureFile } from './platform/files/picture-address.ts';
import { markUnfinished } from './platform/files/unfinished-folder.ts';
import { insertMissingFiles } from './platform/files/uploaded-file-queries.ts';
import { writeSeason } from './season/write-season.ts';
import { hashPassword } from './sessions/password.ts';
import { findUserByEmail, hasUsers } from './sessions/user-queries.ts';
import type { Shop } from './shop.ts';

/** Loaded only for a demo shop. */
const loadDemo = async () => (await import('@mathappu/demo/demo-shop')).demoShop;

type DemoShop = Awaited<ReturnType<typeof loadDemo>>;
type DemoProduct = DemoShop['catalogue'][number];
type DemoPerson = DemoShop['customer'] | DemoShop['admin'] | DemoShop['staff'][number];
/** Hashed passwords by the address of the account. */
type Hashes = ReadonlyMap<string, string>;

const copiesAtOnce = 16;
const pictureId = (slug: string): string => `demo-${slug}`;

/** Fills a shop without products with the demo catalogue and the demo people; else does nothing. */
export async function seedDemo(shop: Shop): Promise<boolean> {
  if (await hasProducts(shop.db)) return false;
  const demo = await loadDemo();
  await copyPictures(demo, shop.files);
  const placeholders = await demo.readPlaceholders();
  const hashes = await hashPasswords(shop.config, [demo.admin, ...demo.staff, demo.customer]);
  const isSeeded = await inTransaction(shop.db, async (tx) => {
    // Processes may start at the same time: the first one fills the shop.
    await lockEmptyShop(tx);
    if (await hasProducts(tx)) return false;
    const files = demo.pictureSlugs.map((slug) => ({
      id: pictureId(slug),
      placeholder: placeholders[slug] ?? '',
    }));
    await insertMissingFiles(tx, files);
    await insertCatalogue(tx, demo, await insertFamilies(tx, demo));
    const ownerId = await addPerson(tx, demo.admin, 'ADMIN', hashes);
    if (ownerId) await insertOwner(tx, { ...demo.admin, userId: ownerId });
    await addStaff(tx, demo.staff, hashes);
    const customerId = await addPerson(tx, demo.customer, 'USER', hashes);
    if (customerId) await insertAddress(tx, customerId, demo.address);
    return true;
  });
  shop.cache.drop();
  return isSeeded;
}

/** Fills the demo shop; a new one with sixty days of a season where the settings ask for it. */
export async function seed(shop: Shop): Promise<boolean> {
  if (!shop.config.seedsSeason || (await hasUsers(shop.db))) return seedDemo(shop);
  const { season, admin } = await loadDemo();
  const filling = markUnfinished(shop.config.dataDir);
  const isSeeded = await seedDemo(shop);
  try {
    if (isSeeded) await writeSeason(shop, season, admin.email);
  } catch (error) {
    shop.log.error({ err: error }, 'the season of the demo ends early');
  }
  filling.finish();
  return isSeeded;
}

/** The pictures already in the store are not written again. */
async function copyPictures(demo: DemoShop, files: FileStore): Promise<void> {
  const stored = new Set<string>();
  for await (const { name } of files.list()) stored.add(name);
  const missing = demo.pictureSlugs
    .flatMap((slug) => imageWidths.map((width) => ({ slug, width })))
    .map((picture) => ({ ...picture, file: pictureFile(pictureId(picture.slug), picture.width) }))
    .filter(({ file }) => !stored.has(file));
  const copy = async () => {
    for (let next = missing.pop(); next !== undefined; next = missing.pop()) {
      await files.write(next.file, await demo.readPicture(next.slug, next.width));
    }
  };
  await Promise.all(Array.from({ length: copiesAtOnce }, copy));
}

type CategoryIds = ReadonlyMap<string, string>;

/** A category of each family, in the order of its first product: as `0024-categories.sql`. */
async function insertFamilies(tx: Tx, demo: DemoShop): Promise<CategoryIds> {
  const names = [...new Set(demo.catalogue.map(({ details }) => details.Family ?? ''))];
  const categories = names.map((name, position) => ({
    id: newId(),
    slug: slugOf(name),
    name,
    name_ta: demo.categoryNamesInTamil[name] ?? '',
    position,
    image: null,
  }));
  await insertCategories(tx, categories);
  return new Map(categories.map(({ id, name }) => [name, id]));
}

async function insertCatalogue(
  tx: Tx,
  { catalogue, passports, boxOf }: DemoShop,
  categoryIds: CategoryIds,
): Promise<void> {
  const products = catalogue.map((product, position) => ({
    id: newId(),
    content: {
      ...contentOf(product, categoryIds),
      ...writtenOn(boxOf(product)),
      passport: completePassport(passports.get(product.slug) ?? {}),
    },
    position,
  }));
  await insertProducts(tx, products, await lockListingRules(tx));
  await writeListNumbers(tx, await lockProductsInListOrder(tx), null);
  await insertStockChanges(
    tx,
    products.map(({ id, content }) => ({ productId: id, quantity: content.stock ?? 0 })),
  );
}

const writtenOn = ({ maker, mrpRupees, piecesPerCase }: ReturnType<DemoShop['boxOf']>) => ({
  maker,
  mrpPaise: mrpRupees === null ? null : toHundredths(mrpRupees),
  piecesPerCase,
});

const contentOf = (product: DemoProduct, categoryIds: CategoryIds): ProductContent => ({
  ...nothingBefore,
  name: product.name,
  nameTa: product.nameTa,
  descriptionTa: product.descriptionTa,
  categoryId: categoryIds.get(product.details.Family ?? '') ?? null,
  description: product.description,
  pricePaise: product.priceRupees === null ? null : toHundredths(product.priceRupees),
  discountBp: toHundredths(product.discountPercent),
  stock: product.stock,
  unit: product.unit,
  ratingTenths: Math.round(product.rating * 10),
  images: product.images.map((slug) => pictureAddress(pictureId(slug))),
  details: product.details,
});

async function hashPasswords(config: Config, people: readonly DemoPerson[]): Promise<Hashes> {
  const hashed = people.map(
    async ({ email, password }) => [email, await hashPassword(config, password)] as const,
  );
  return new Map(await Promise.all(hashed));
}

/** Leaves an account alone that has the address already. */
async function addPerson(
  tx: Tx,
  { name, email, phone }: Pick<DemoPerson, 'name' | 'email' | 'phone'>,
  role: 'USER' | 'ADMIN',
  hashes: Hashes,
): Promise<string | undefined> {
  if (await findUserByEmail(tx, email)) return undefined;
  return insertUser(tx, {
    name,
    email,
    phone,
    role,
    passwordHash: hashes.get(email) ?? '',
    isEmailVerified: true,
  });
}

/** The owner's helpers, each in the role of their name. */
async function addStaff(tx: Tx, staff: DemoShop['staff'], hashes: Hashes): Promise<void> {
  const roles = await listRoles(tx);
  for (const { role: roleName, ...person } of staff) {
    const role = roles.find(({ name }) => name === roleName);
    const userId = role && (await addPerson(tx, person, 'ADMIN', hashes));
    if (!userId) continue;
    const { name, email } = person;
    await insertStaff(tx, {
      ...{ id: newId(), name, email, role_id: role.id },
      ...{ user_id: userId, until: null },
    });
  }
}

/** A tour and the demo accounts as lines for the terminal. */
export async function describeDemo(config: Config): Promise<string> {
  const { customer, admin, staff } = await loadDemo();
  const accounts = [
    ['customer', customer],
    ['admin', admin],
    ...staff.map((helper) => [helper.role.toLowerCase(), helper] as const),
  ] as const;
  const lines = accounts.map(
    ([what, { email, password }]) =>
      `  ${`Demo ${what}:`.padEnd(14)} ${email.padEnd(24)} password: ${password}`,
  );
  return [tourOf(config), ...lines, ''].join('\n');
}

const tour: readonly (readonly [path: string, sentence: string])[] = [
  ['/products?view=list', 'the price list: a whole family’s order on one page, made for a phone'],
  ['/ta', 'the same shop in Tamil'],
  ['/admin/dashboard', 'the owner’s day: what to answer, to pack and to decide'],
  ['/admin/orders?view=enquiries', 'enquiries: answer one with an offer, then make its order'],
  ['/admin/orders', 'orders: tick those to pack and ship them at once, with numbered invoices'],
  [
    '/admin/productsEdit',
    'products: Import shows the last file, what it changed and how it is undone',
  ],
];

const tourOf = ({ publicUrl, seedsSeason }: Config): string => {
  if (!seedsSeason) return '';
  const width = Math.max(...tour.map(([path]) => path.length));
  const lines = tour.map(([path, text]) => `  ${publicUrl}${path.padEnd(width)}  ${text}`);
  return ['A tour (sign in as the demo admin for the last four):', ...lines, ''].join('\n');
};
