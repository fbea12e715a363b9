import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { stateAfter } from '@mathappu/contract/enquiries/quote-state';
import { AppError } from '#server/platform/http/app-error.ts';
import { findDiscount } from '#server/prices/elect-discount.ts';
import type { Shop } from '#server/shop.ts';
import { buyerBefore } from './best-discount.ts';
import { answerQuote, answerStaffQuote } from './enquiry-answers.ts';
import { withTotal } from './enquiry-content.ts';
import { findQuote, listQuoteChanges } from './enquiry-read-queries.ts';
import { findWarnings } from './enquiry-warnings.ts';

type Parts = Pick<Shop, 'db' | 'now'>;

/** @throws AppError quoteNotFound, also when it is somebody else's */
export async function readOwnQuote(
  { db, now }: Parts,
  userId: string,
  quoteId: string,
): Promise<Quote> {
  const quote = await findQuote(db, quoteId, userId);
  if (!quote) throw new AppError('quoteNotFound');
  return answerQuote(quote, now());
}

/** @throws AppError quoteNotFound */
export async function readStaffQuote(
  { db, settings, now }: Parts & Pick<Shop, 'settings'>,
  quoteId: string,
): Promise<StaffQuote> {
  const quote = await findQuote(db, quoteId);
  if (!quote) throw new AppError('quoteNotFound');
  const history = await listQuoteChanges(db, quote.id);
  const canConfirm = stateAfter(quote.state, 'confirm') !== undefined;
  const current = await settings.read();
  const warnings = canConfirm ? findWarnings(quote, current, now()) : [];
  const canEdit = stateAfter(quote.state, 'edit') !== undefined;
  const best = canEdit
    ? await findDiscount(db, {
        lines: quote.lines.map(withTotal),
        rules: current.priceRules,
        buyer: buyerBefore(quote, quote.delivery),
        named: quote.priceRule,
        now: now(),
        uncounted: { quoteId: quote.id },
      })
    : undefined;
  const bestDiscount = best?.discount;
  const { offerDays } = current.selling;
  return answerStaffQuote(quote, { history, warnings, bestDiscount, offerDays, now: now() });
}

/** Rethrows the refusal of an act. With `quoteChanged` it sends the present quote along. */
export async function refuseWithCurrent(
  error: unknown,
  read: () => Promise<unknown>,
): Promise<never> {
  if (error instanceof AppError && error.code === 'quoteChanged') error.data = await read();
  throw error;
}
