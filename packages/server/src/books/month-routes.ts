import { Readable } from 'node:stream';
import * as calls from '@mathappu/contract/books/months';
import { formatMonth } from '@mathappu/contract/shop-time';
import * as done from '@mathappu/contract/words/done';
import * as words from '@mathappu/contract/words/input';
import type { FastifyInstance } from 'fastify';
import { recordExport } from '#server/platform/db/audit-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { sendCsv } from '#server/platform/http/csv-answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { closeMonth } from './close-month.ts';
import { monthCsv, tallyXml } from './month-files.ts';
import { readMonth } from './read-month.ts';
import { reckonPapers } from './reckon-month.ts';

/** Those that name buyers. */
const filesOfBuyers: readonly string[] = ['b2b.csv', 'cdnr.csv', calls.tallyFile];

export function addMonthRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, settings } = shop;

  handle(app, calls.getMonth, async ({ params: { month } }) => ({
    message: done.month,
    data: await readMonth(shop, month),
  }));

  handle(app, calls.getMonthFile, async ({ params: { month, file }, reply, caller }) => {
    const { tax } = await settings.read();
    const reckoned = await reckonPapers(db, month, tax);
    if (!reckoned.isEven) {
      const named = { month: formatMonth(month, 'en') };
      throw new AppError('monthOpen', named, { problem: words.sumsDiffer });
    }
    if (filesOfBuyers.includes(file)) await recordExport(db, caller.userId, 'month');
    if (file === calls.tallyFile) {
      reply
        .header('content-disposition', `attachment; filename="tally-${month}.xml"`)
        .header('cache-control', 'no-store')
        .type('application/xml; charset=utf-8')
        .send(Readable.from(tallyXml(db, reckoned, tax)));
      return { message: done.month };
    }
    const table = file.slice(0, -'.csv'.length) as calls.MonthTable;
    const { header, rows } = monthCsv(db, reckoned, { table, largeAbove: tax.largeAbove });
    sendCsv(reply, `${table}-${month}.csv`, header, rows, { hasMark: table === 'receipts' });
    return { message: done.month };
  });

  handle(app, calls.closeMonth, async ({ params: { month }, body, caller }) => ({
    message: body.isClosed ? done.monthClosed : done.monthReopened,
    data: await closeMonth(shop, { ...body, month, by: caller.userId }),
  }));
}
