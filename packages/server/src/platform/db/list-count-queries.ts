import type { Queryable } from './open-database.ts';

/** The exact total of a list, which triggers maintain; with `status` or `isAnswered` of those alone. */
export async function countListed(
  db: Queryable,
  list: 'messages' | 'reviews',
  { status, isAnswered }: { status?: string; isAnswered?: boolean },
): Promise<number> {
  let counts = db
    .selectFrom('list_counts')
    .select((eb) => eb.fn.sum<number | null>('count').as('total'))
    .where('list', '=', list);
  if (status) counts = counts.where('status', '=', status);
  if (isAnswered !== undefined) counts = counts.where('is_answered', '=', isAnswered);
  const { total } = await counts.executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
