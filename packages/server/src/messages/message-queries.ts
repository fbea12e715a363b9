import type { MessageStatus } from '@mathappu/contract/messages';
import { noticeVersion } from '@mathappu/contract/notice/notice-version';
import type { Paging } from '@mathappu/contract/paging';
import { type Selectable, sql } from 'kysely';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import { listPage, type Page } from '#server/platform/db/list-page.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { containsText } from '#server/platform/db/search-sql.ts';
import type { Tables } from '#server/platform/db/tables.ts';

type NewMessage = {
  userId: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
};

export async function insertMessage(tx: Tx, { userId, ...message }: NewMessage): Promise<void> {
  await tx
    .insertInto('messages')
    .values({ id: newId(), user_id: userId, ...message, notice_version: noticeVersion })
    .execute();
}

/** The seconds left of the sender's cooldown of `seconds`; 0 when none is running. */
export async function findCooldown(
  db: Queryable,
  sender: string,
  seconds: number,
): Promise<number> {
  const last = await db
    .selectFrom('message_senders')
    .select(sql<number>`extract(epoch from last_sent_at - now())::float8`.as('ago'))
    .where('sender', '=', sender)
    .executeTakeFirst();
  return last ? Math.max(0, Math.ceil(seconds + last.ago)) : 0;
}

/** Starts the sender's cooldown of `seconds`; false while one is running. */
export async function startCooldown(tx: Tx, sender: string, seconds: number): Promise<boolean> {
  const claimed = await sql`
    insert into message_senders (sender, last_sent_at) values (${sender}, now())
    on conflict on constraint message_senders_pkey do update set last_sent_at = now()
      where message_senders.last_sent_at <= now() - make_interval(secs => ${seconds})
    returning 1`.execute(tx);
  return claimed.rows.length > 0;
}

const columns = [
  'id',
  'user_id',
  'name',
  'email',
  'subject',
  'message',
  'status',
  'created_at',
  'answered_at',
] as const;

/** The name of the admin who has answered. */
const answerer = sql<string | null>`
  (select name from users where users.id = messages.answered_by)`;

export type MessageRow = Pick<Selectable<Tables['messages']>, (typeof columns)[number]> & {
  answerer: string | null;
};

type MessageFilter = { status?: MessageStatus; answered?: 'yes' | 'no'; search: string };

/** A page of messages, newest first, with their total. */
export async function listMessages(
  db: Queryable,
  { status, answered, search, ...paging }: MessageFilter & Paging,
): Promise<Page<MessageRow>> {
  return listPage<MessageRow>(db, {
    from: sql`from messages where true
      ${status ? sql`and status = ${status}` : sql``}
      ${answered ? sql`and answered_at ${answered === 'yes' ? sql`is not null` : sql`is null`}` : sql``}
      ${search ? sql`and ${containsText(sql`search_text`, search)}` : sql``}`,
    order: sql`order by created_at desc, id desc`,
    paging,
    columns: sql`${sql.join(columns.map((name) => sql.ref(`messages.${name}`)))},
      ${answerer} as answerer`,
    join: sql`left join messages on messages.id = page.id`,
  });
}

export const findMessage = (db: Queryable, id: string) =>
  db
    .selectFrom('messages')
    .select(columns)
    .select(answerer.as('answerer'))
    .where('id', '=', id)
    .executeTakeFirst();

/** The account that wrote a message: the one signed in, or else the one with the sender's email. */
export async function findSender(
  db: Queryable,
  { user_id, email }: Pick<MessageRow, 'user_id' | 'email'>,
) {
  return db
    .selectFrom('users')
    .select(['id', 'phone'])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('orders.user_id', '=', 'users.id')
        .as('orders'),
    )
    .where('deleted_at', 'is', null)
    .where((eb) => (user_id ? eb('id', '=', user_id) : eb('email', '=', email)))
    .executeTakeFirst();
}

export type LockedMessage = Pick<Selectable<Tables['messages']>, 'id' | 'status' | 'answered_at'>;

export const lockMessage = (tx: Tx, id: string): Promise<LockedMessage | undefined> =>
  tx
    .selectFrom('messages')
    .select(['id', 'status', 'answered_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateMessageStatus(
  tx: Tx,
  id: string,
  status: MessageStatus,
): Promise<void> {
  await tx.updateTable('messages').set({ status }).where('id', '=', id).execute();
}

/**
 * One statement also where the status changes, so that the counts of both are locked in their order.
 * @param answererId null when the message is not answered any more
 */
export async function updateMessageAnswered(
  tx: Tx,
  id: string,
  { answererId, status }: { answererId: string | null; status: MessageStatus },
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({
      status,
      answered_by: answererId,
      // Not now(), when the transaction began: it may have waited for another change.
      answered_at: answererId === null ? null : sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteMessageRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('messages').where('id', '=', id).execute();
}

/** The keys under which the cooldown of a sender is stored. */
export const senderOfUser = (userId: string): string => `user ${userId}`;
export const senderOfEmail = (email: string): string => `email ${email}`;

/** The address counts when it is confirmed: under it the user has written without signing in. */
export type PersonToForget = {
  readonly userId: string;
  readonly confirmedEmail: string | undefined;
};

/** Deletes what a user has sent to the shop. */
export async function deleteMessagesOf(
  tx: Tx,
  { userId, confirmedEmail }: PersonToForget,
): Promise<void> {
  await tx
    .deleteFrom('messages')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        ...(confirmedEmail ? [eb('user_id', 'is', null).and('email', '=', confirmedEmail)] : []),
      ]),
    )
    .execute();
  const senders = [
    senderOfUser(userId),
    ...(confirmedEmail ? [senderOfEmail(confirmedEmail)] : []),
  ];
  await tx.deleteFrom('message_senders').where('sender', 'in', senders).execute();
}

/** Rows are only needed during the cooldown. */
export const deleteOldSenders = (db: Queryable): Promise<void> =>
  deleteInBatches(db, 'message_senders', sql`last_sent_at < now() - interval '1 day'`);
