import type { FigureList } from '@mathappu/contract/books/figures';
import * as calls from '@mathappu/contract/books/figures';
import { toShopDay } from '@mathappu/contract/shop-time';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { recordExport } from '#server/platform/db/audit-queries.ts';
import { sendCsv } from '#server/platform/http/csv-answer.ts';
import { assertGrant, type Caller, handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { daysOf } from './days.ts';
import { figureCsv, giveBackCsv } from './figure-csv.ts';
import { onePage, readFigures } from './read-figures.ts';
import { readOwed } from './read-owed.ts';
import type { WholeList } from './whole-list.ts';

export function addBooksRoutes(app: FastifyInstance, { db, now }: Shop): void {
  async function sendFile(whole: WholeList, caller: Caller, reply: FastifyReply) {
    // The one list of customers.
    if (whole.list === 'owed') await recordExport(db, caller.userId, 'owed');
    const more = whole.list === 'owed' ? giveBackCsv(whole.giveBack) : [];
    const { header, rows } = figureCsv<FigureList>(whole.list, whole.rows, more);
    sendCsv(reply, `${whole.list}.csv`, header, rows);
    return reply;
  }

  handle(app, calls.getFigures, async ({ params: { list }, query, reply, caller }) => {
    if (list === 'owed') assertGrant(caller, 'read_receipts');
    const asked = { days: daysOf(query, now()), today: toShopDay(now()) };
    const whole: WholeList = await readFigures[list](db, asked);
    if (query.as === 'csv') return sendFile(whole, caller, reply);
    return { message: done.figures, data: onePage(whole, query.page) };
  });

  handle(app, calls.listOwed, async ({ query, reply, caller }) => {
    const whole = await readOwed(db, toShopDay(now()));
    if (query.as === 'csv') return sendFile(whole, caller, reply);
    return { message: done.figures, data: onePage(whole, query.page) };
  });
}
