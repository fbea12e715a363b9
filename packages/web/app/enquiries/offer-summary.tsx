import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/enquiries';
import { offerChanges } from './enquiry-lines.ts';

type Offer = Pick<
  Quote,
  'state' | 'validUntil' | 'isOfferOver' | 'askedTotal' | 'totals' | 'message' | 'lines'
>;

/** What the shop offers beside what was asked for; nothing while there is no offer. */
export function OfferSummary({ quote }: { quote: Offer }) {
  const { state, validUntil, isOfferOver, askedTotal, totals, message } = quote;
  if (state !== 'OFFERED' || !validUntil) return null;
  const date = formatDate(validUntil);
  const changes = offerChanges(quote);
  return (
    <div className="mb-4 grid gap-2">
      <p className="text-lg font-semibold">
        {isOfferOver
          ? fill(words.offerWasUntil, { date })
          : fill(words.offered, {
              asked: formatRupees(askedTotal),
              offered: formatRupees(totals.total),
              date,
            })}
      </p>
      {changes.length > 0 && (
        <p className="wrap-anywhere">{fill(words.changes, { changes: changes.join('; ') })}</p>
      )}
      {message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
    </div>
  );
}
