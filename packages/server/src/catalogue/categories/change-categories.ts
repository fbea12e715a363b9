import { isDeepStrictEqual } from 'node:util';
import type {
  Category,
  createCategory as createCall,
  orderCategories as orderCall,
  updateCategory as updateCall,
} from '@mathappu/contract/catalogue/categories';
import type { ListingRules } from '@mathappu/contract/catalogue/listing-problems';
import { statedFacts } from '@mathappu/contract/catalogue/passport';
import type { BodyOf } from '@mathappu/contract/endpoint';
import { maxCategories, otherCategory } from '@mathappu/contract/limits';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { auditProductChanges } from '../audit-products.ts';
import {
  listListings,
  lockRulesToChange,
  rulesOf,
  updateListings,
} from '../listing/listing-rule-queries.ts';
import { effectOf } from '../listing/rule-effects.ts';
import { lockProductsToEdit } from '../product-queries.ts';
import { assertImagesUploaded } from '../product-write-queries.ts';
import {
  type CategoryRow,
  deleteCategoryRow,
  insertCategories,
  isNameTaken,
  leaveFactsToProducts,
  listCategories,
  listSlugOwners,
  lockAllCategories,
  updateCategoryRow,
  updatePositions,
} from './category-queries.ts';
import { chooseSlug } from './category-slug.ts';
import { keepDeletedCategory } from './deleted-category-queries.ts';
import { answerCategory, answerList, orderVersionOf } from './show-categories.ts';

type Parts = Pick<Shop, 'db' | 'cache'>;

/** @throws AppError categoryTaken, tooMany or unknownImage */
export async function createCategory(
  { db, cache }: Parts,
  actorId: string,
  { name, nameTa = '', slug, image = null, passport = {} }: BodyOf<typeof createCall>,
): Promise<Category> {
  const id = newId();
  const created = await inTransaction(db, async (tx) => {
    await lockAllCategories(tx);
    const { categories } = await listCategories(tx);
    if (categories.length >= maxCategories) {
      throw new AppError('tooMany', { maximum: maxCategories });
    }
    const category = {
      id,
      slug: await takeSlug(tx, { id, name, slug }),
      name,
      name_ta: nameTa,
      position: categories.length,
      image,
      passport: statedFacts(passport),
    };
    await assertImagesUploaded(tx, image ? [image] : []);
    await insertCategories(tx, [category]);
    const after = await getCategory(tx, id);
    await auditCategory(tx, actorId, 'category.create', { id, after });
    return after;
  });
  cache.drop();
  return created;
}

/**
 * Another name makes another slug, unless one is given; the former leads to the category for ever.
 * @throws AppError categoryNotFound, categoryChanged, categoryTaken or unknownImage
 */
export async function updateCategory(
  { db, cache }: Parts,
  actorId: string,
  { id, edit }: { id: string; edit: BodyOf<typeof updateCall> },
): Promise<{ category: Category; leaves: number; returns: number }> {
  const updated = await inTransaction(db, async (tx) => {
    // Before the categories, as whoever imports products.
    const rules = edit.passport && rulesOf(await lockRulesToChange(tx));
    await lockAllCategories(tx);
    const before = await getUnchanged(tx, id, edit.version);
    const { name = before.name, nameTa = before.nameTa, image = before.image } = edit;
    const isRenamed = name !== before.name || (edit.slug && edit.slug !== before.slug);
    const slug = isRenamed ? await takeSlug(tx, { ...edit, id, name }) : before.slug;
    await assertImagesUploaded(tx, image && image !== before.image ? [image] : []);
    const passport = statedFacts({ ...before.passport, ...edit.passport });
    await updateCategoryRow(tx, { id, slug, name, name_ta: nameTa, image, passport });
    const hasOtherFacts = !isDeepStrictEqual(passport, statedFacts(before.passport ?? {}));
    const effect = rules && hasOtherFacts ? await listAnew(tx, rules) : { leaves: 0, returns: 0 };
    const category = await getCategory(tx, id);
    await auditCategory(tx, actorId, 'category.update', { id, before, after: category });
    return { category, ...effect };
  });
  cache.drop();
  return updated;
}

/** @throws AppError categoryNotFound or categoryChanged */
export async function deleteCategory(
  { db, cache }: Parts,
  actorId: string,
  { id, version }: { id: string; version?: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rules = rulesOf(await lockRulesToChange(tx));
    await lockAllCategories(tx);
    const before = await getUnchanged(tx, id, version);
    const products = await lockProductsToEdit(tx, await keepDeletedCategory(tx, id));
    await leaveFactsToProducts(tx, id);
    await deleteCategoryRow(tx, id);
    await listAnew(tx, rules);
    await auditProductChanges(tx, actorId, products);
    const { categories } = await listCategories(tx);
    await updatePositions(
      tx,
      categories.map((category) => category.id),
    );
    await auditCategory(tx, actorId, 'category.delete', { id, before });
  });
  cache.drop();
}

/** Decides about all products again after the facts of a category have changed. */
export async function listAnew(
  tx: Tx,
  rules: ListingRules,
): Promise<{ leaves: number; returns: number }> {
  const { leaves, returns, changed } = effectOf(await listListings(tx), rules);
  await updateListings(tx, changed);
  return { leaves, returns };
}

/**
 * Puts all categories into the order of the ids.
 * @throws AppError categoryChanged, with the order as it is
 */
export async function orderCategories(
  { db, cache }: Parts,
  actorId: string,
  { ids, version }: BodyOf<typeof orderCall>,
): Promise<ReturnType<typeof answerList>> {
  const ordered = await inTransaction(db, async (tx) => {
    await lockAllCategories(tx);
    const before = await listCategories(tx);
    const present = before.categories.map(({ id }) => id);
    const isWhole = ids.length === present.length && present.every((id) => ids.includes(id));
    if (version !== orderVersionOf(before) || !isWhole) {
      throw new AppError('categoryChanged', {}, { data: answerList(before).data });
    }
    await updatePositions(tx, ids);
    await insertAuditEntry(tx, {
      actorId,
      action: 'category.order',
      subjectKind: 'category-order',
      subjectId: 'all',
      before: present,
      after: ids,
    });
    return answerList(await listCategories(tx));
  });
  cache.drop();
  return ordered;
}

/** @throws AppError categoryTaken */
async function takeSlug(
  tx: Tx,
  { id, name, slug }: Pick<CategoryRow, 'id' | 'name'> & { slug?: string },
): Promise<string> {
  if (await isNameTaken(tx, name, id)) throw new AppError('categoryTaken', {}, { field: 'name' });
  const owners = await listSlugOwners(tx);
  if (slug === undefined) {
    const chosen = chooseSlug(name, { owners, categoryId: id });
    if (chosen) return chosen;
    throw new AppError('categoryTaken', {}, { field: 'name' });
  }
  const isFree = slug !== otherCategory && (!owners.has(slug) || owners.get(slug) === id);
  if (!isFree) throw new AppError('categoryTaken', {}, { field: 'slug' });
  return slug;
}

export async function getCategory(tx: Tx, id: string): Promise<Category> {
  const { categories } = await listCategories(tx);
  const category = categories.find((each) => each.id === id);
  if (!category) throw new AppError('categoryNotFound');
  return answerCategory(category);
}

/** @throws AppError categoryNotFound, or categoryChanged with the category as it is */
async function getUnchanged(tx: Tx, id: string, version: number | undefined): Promise<Category> {
  const category = await getCategory(tx, id);
  if (version === undefined || version === category.version) return category;
  throw new AppError('categoryChanged', {}, { data: category });
}

export const auditCategory = (
  tx: Tx,
  actorId: string,
  action: `category.${string}`,
  { id, ...change }: { id: string; before?: Category; after?: Category },
): Promise<void> =>
  insertAuditEntry(tx, { actorId, action, subjectKind: 'category', subjectId: id, ...change });
