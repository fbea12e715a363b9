import {
  isQuoteClosed,
  type QuoteAct,
  quoteActs,
  stateAfter,
} from '@mathappu/contract/enquiries/quote-state';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { QuoteContent } from './enquiry-content.ts';
import { diffQuotes } from './enquiry-history.ts';
import { insertQuoteChange, type LockedQuote, lockQuote, updateQuote } from './enquiry-queries.ts';

export type ActRequest = {
  readonly quoteId: string;
  /** The version of the quote that the caller saw. */
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

/**
 * Refuses an act that was decided on another version of the quote, or on one that is closed.
 * @throws AppError quoteClosed with the state, quoteChanged
 */
export function assertAct(quote: LockedQuote, act: QuoteAct, version: number): void {
  const { state } = quote.content;
  if (version !== quote.version && !isQuoteClosed(state)) throw new AppError('quoteChanged');
  if (!stateAfter(state, act)) throw new AppError('quoteClosed', {}, { data: { state } });
}

type Done = {
  readonly act: QuoteAct;
  /** Null of a customer without an account. */
  readonly actorId: string | null;
  readonly actorName: string;
  readonly now: Date;
  /** Facts that the history records beside the changed fields. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** What somebody wrote, which the history records as well and the audit trail does not. */
  readonly words?: Readonly<Record<string, string>>;
};

/**
 * Writes the quote as the act has changed it, and a row of its history. Acts of staff are audited.
 * Returns the quote as written.
 */
export async function changeQuote(
  tx: Tx,
  quote: LockedQuote,
  changed: Partial<QuoteContent>,
  { act, actorId, actorName, now, facts = {}, words = {} }: Done,
): Promise<LockedQuote> {
  const state = stateAfter(quote.content.state, act) ?? quote.content.state;
  const content = { ...quote.content, ...changed, state };
  const version = quote.version + 1;
  const changes = [
    ...diffQuotes(quote.content, content),
    ...Object.entries({ ...facts, ...words }).map(([field, after]) => ({
      field,
      before: null,
      after,
      reason: '',
    })),
  ];
  await updateQuote(tx, quote.id, { version, content, now });
  const by = { id: actorId, name: actorName };
  await insertQuoteChange(tx, { quoteId: quote.id, version, act, by, changes, now });
  if (quoteActs[act] === 'staff' && actorId !== null) {
    await insertAuditEntry(tx, {
      actorId,
      action: `quote.${act}`,
      subjectKind: 'quote',
      subjectId: quote.id,
      before: { version: quote.version, state: quote.content.state },
      after: { version, state, ...facts },
    });
  }
  return { ...quote, version, content };
}
