import type { RejectionReason, ReviewStatus } from '@mathappu/contract/catalogue/reviews';
import type { Paging } from '@mathappu/contract/paging';
import { type RawBuilder, sql } from 'kysely';
import { listPage, type Page } from '#server/platform/db/list-page.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

const columns = ['id', 'stars', 'text', 'status', 'reason', 'answer', 'created_at'] as const;

export type ReviewRow = {
  id: string;
  stars: number;
  text: string;
  status: ReviewStatus;
  reason: RejectionReason | null;
  answer: string | null;
  created_at: Date;
};

/** Products are locked before their reviews, as by the triggers that count those. */
async function lockReviewedProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    select id from products where id = any(${ids}::uuid[]) order by id for no key update`.execute(
    tx,
  );
}

export async function hasReview(
  db: Queryable,
  line: { orderId: string; productId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('reviews')
    .select('id')
    .where('order_id', '=', line.orderId)
    .where('product_id', '=', line.productId)
    .executeTakeFirst();
  return row !== undefined;
}

type NewReview = {
  orderId: string;
  productId: string;
  userId: string;
  stars: number;
  text: string;
};

/** A review without words needs no reading. Undefined when the line already has a review. */
export async function insertReview(
  tx: Tx,
  { orderId, productId, userId, stars, text }: NewReview,
): Promise<ReviewRow | undefined> {
  await lockReviewedProducts(tx, [productId]);
  return tx
    .insertInto('reviews')
    .values({
      id: newId(),
      order_id: orderId,
      product_id: productId,
      user_id: userId,
      stars,
      text,
      status: text === '' ? 'published' : 'pending',
    })
    .onConflict((conflict) => conflict.constraint('reviews_line_key').doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Deletes a review of the user, with the answer; false when there is none. */
export async function deleteReviewOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reviews')
    .select('product_id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return false;
  await lockReviewedProducts(tx, [row.product_id]);
  const { numDeletedRows } = await tx
    .deleteFrom('reviews')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Takes the author from the reviews of a user, and the words of those that the shop has rejected. One of each product stays, the one that counts or
 * else the newest: nothing tells any more that two are by the same customer.
 */
export async function anonymiseReviewsOf(tx: Tx, userId: string): Promise<void> {
  const { rows } = await sql<{ id: string; product_id: string; stays: boolean }>`
    select id, product_id, row_number() over (
      partition by product_id order by is_counted desc, created_at desc, id desc) = 1 as stays
    from reviews where user_id = ${userId}`.execute(tx);
  if (rows.length === 0) return;
  await lockReviewedProducts(
    tx,
    rows.map((row) => row.product_id),
  );
  // Before the others are deleted: their count is locked after all reviews, as when one is judged.
  await sql`
    update reviews set user_id = null, text = case status when 'rejected' then '' else text end
    where user_id = ${userId}`.execute(tx);
  const superseded = rows.filter(({ stays }) => !stays).map(({ id }) => id);
  if (superseded.length > 0) {
    await tx.deleteFrom('reviews').where('id', 'in', superseded).execute();
  }
}

type Counts = { count: number; stars: number; byStars: number[] };

/**
 * Counts the reviews of a visible product; `byStars` begins with the number of one-star reviews.
 */
export async function findReviewCounts(
  db: Queryable,
  productId: string,
): Promise<Counts | undefined> {
  const { rows } = await sql<Counts>`
    select p.review_count as count, p.review_stars as stars, array(
      select count(r.id)::integer from generate_series(1, 5) as given (stars)
      left join reviews r on r.product_id = p.id and r.is_counted and r.stars = given.stars
      group by given.stars order by given.stars) as "byStars"
    from products p where p.id = ${productId} and p.is_listed`.execute(db);
  return rows[0];
}

export type CountedReview = Omit<ReviewRow, 'status' | 'reason'> & {
  name: string | null;
  deliveredAt: Date;
};

/** A page of the reviews that count, newest first, with the words that the shop has published. */
export async function listCountedReviews(
  db: Queryable,
  { productId, limit, offset }: { productId: string; limit: number; offset: number },
): Promise<CountedReview[]> {
  const { rows } = await sql<CountedReview>`
    select r.id, r.stars, case when r.status = 'published' then r.text else '' end as text,
      r.answer, r.created_at, u.name, coalesce(o.delivered_at, r.created_at) as "deliveredAt"
    from reviews r join orders o on o.id = r.order_id left join users u on u.id = r.user_id
    where r.product_id = ${productId} and r.is_counted
    order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export type AdminReviewRow = ReviewRow & {
  productId: string;
  productName: string;
  orderNumber: string;
  deliveredAt: Date | null;
  userId: string | null;
  customerName: string | null;
  customerOrders: number;
  isCounted: boolean;
  version: number;
};

const adminColumns = sql`
  r.id, r.stars, r.text, r.status, r.reason, r.answer, r.created_at, r.version,
  r.is_counted as "isCounted", p.id as "productId", p.name as "productName",
  o.number as "orderNumber", case when o.status = 'DELIVERED' then o.delivered_at end as "deliveredAt",
  r.user_id as "userId", u.name as "customerName",
  (select count(*) from orders bought where bought.user_id = r.user_id)::integer as "customerOrders"`;
const adminJoins = sql`
  left join products p on p.id = r.product_id left join orders o on o.id = r.order_id
  left join users u on u.id = r.user_id`;

/** A page of reviews, newest first, with their total. */
export const listReviewPage = (
  db: Queryable,
  { status, ...paging }: { status?: ReviewStatus } & Paging,
): Promise<Page<AdminReviewRow>> =>
  listPage(db, {
    from: sql`from reviews where ${hasStatus(status)}`,
    order: sql`order by created_at desc, id desc`,
    paging,
    columns: adminColumns,
    join: sql`left join reviews r on r.id = page.id ${adminJoins}`,
  });

const hasStatus = (status: ReviewStatus | undefined): RawBuilder<boolean> =>
  status ? sql`status = ${status}` : sql`true`;

/** Locks the review until the transaction ends. */
export async function lockReview(tx: Tx, id: string): Promise<AdminReviewRow | undefined> {
  const { rows } = await sql<AdminReviewRow>`
    select ${adminColumns} from reviews r ${adminJoins} where r.id = ${id} for update of r`.execute(
    tx,
  );
  return rows[0];
}

type Judgement = {
  status: ReviewStatus;
  reason: RejectionReason | null;
  answer: string | null;
};

/** Writes an admin's change of a locked review. */
export async function updateReviewRow(tx: Tx, id: string, judgement: Judgement): Promise<void> {
  await tx
    .updateTable('reviews')
    .set(({ eb }) => ({ ...judgement, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
