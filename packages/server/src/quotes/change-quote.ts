import { type QuoteAct, quoteActs, stateAfter } from '@mathappu/contract/quotes/quote-state';
import type { QuoteWarning } from '@mathappu/contract/quotes/staff-quotes';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { QuoteContent } from './quote-content.ts';
import { diffQuotes } from './quote-history.ts';
import {
  insertQuoteChange,
  type LockedQuote,
  lockQuote,
  updateQuote,
} from './quote-row-queries.ts';

export type ActRequest = {
  readonly quoteId: string;
  /** The version that it was decided on. */
  readonly version: number;
};

/** @throws AppError quoteNotFound, also when it is somebody else's */
export async function getLockedQuote(
  tx: Tx,
  quoteId: string,
  userId?: string,
): Promise<LockedQuote> {
  const quote = await lockQuote(tx, quoteId, userId);
  if (!quote) throw new AppError('quoteNotFound');
  return quote;
}

/** @throws AppError quoteClosed with the state, quoteChanged when another version was seen */
export function assertAct(quote: LockedQuote, act: QuoteAct, version: number): void {
  const { state } = quote.content;
  if (!stateAfter(state, act)) throw new AppError('quoteClosed', {}, { data: { state } });
  if (version !== quote.version) throw new AppError('quoteChanged');
}

type Done = {
  readonly act: QuoteAct;
  readonly actorId: string;
  readonly actorName: string;
  readonly now: Date;
  /** Of lines, by their product. */
  readonly reasons?: ReadonlyMap<string, string>;
  /** What staff overruled. */
  readonly warnings?: readonly QuoteWarning[];
};

/** Writes what an act made of the quote, with its place in the history; staff's acts are audited. */
export async function changeQuote(
  tx: Tx,
  quote: LockedQuote,
  changed: Partial<QuoteContent>,
  { act, actorId, actorName, now, reasons, warnings = [] }: Done,
): Promise<void> {
  const state = stateAfter(quote.content.state, act) ?? quote.content.state;
  const content = { ...quote.content, ...changed, state };
  const version = quote.version + 1;
  const overruled = { field: 'warnings', before: null, after: warnings, reason: '' };
  const changes = [
    ...diffQuotes(quote.content, content, reasons),
    ...(warnings.length > 0 ? [overruled] : []),
  ];
  await updateQuote(tx, quote.id, { version, content, now });
  const by = { id: actorId, name: actorName };
  await insertQuoteChange(tx, { quoteId: quote.id, version, act, by, changes, now });
  if (quoteActs[act] === 'staff') {
    await insertAuditEntry(tx, {
      actorId,
      action: `quote.${act}`,
      subjectKind: 'quote',
      subjectId: quote.id,
      before: { version: quote.version, state: quote.content.state },
      after: { version, state, ...(warnings.length > 0 && { warnings }) },
    });
  }
}
