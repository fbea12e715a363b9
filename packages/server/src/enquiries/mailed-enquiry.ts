import { findTamilNames } from '#server/catalogue/product-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { QuoteContent } from './enquiry-content.ts';
import { replayChanges } from './enquiry-history.ts';
import { findMailedQuoteRow, listQuoteChanges } from './enquiry-read-queries.ts';

/** The facts of an enquiry that its mails use. */
export type MailedQuote = {
  readonly number: string;
  readonly userId: string | null;
  readonly code: string;
  readonly createdAt: Date;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  /** Sent by somebody without an account, whose number nobody has verified. */
  readonly isGuest: boolean;
  readonly content: QuoteContent;
  /** By the id of the product. */
  readonly tamilNames: ReadonlyMap<string, string>;
};

/** The enquiry as it was in a version; undefined when its account has been deleted. */
export async function findMailedQuote(
  db: Queryable,
  { quoteId, version }: { quoteId: string; version: number },
): Promise<MailedQuote | undefined> {
  const row = await findMailedQuoteRow(db, quoteId);
  if (!row || (row.customerEmail === '' && row.customerPhone === '')) return undefined;
  const changes = (await listQuoteChanges(db, quoteId))
    .filter((change) => change.version <= version)
    .flatMap((change) => change.changes);
  const content = replayChanges(changes);
  const tamilNames = await findTamilNames(
    db,
    content.lines.map(({ productId }) => productId),
  );
  return { ...row, content, tamilNames };
}
