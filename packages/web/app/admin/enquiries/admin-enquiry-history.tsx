import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import * as words from '#words/admin/enquiries';
import { wordChanges } from './word-changes.ts';

const actWords = new Map<string, string>([
  ['send', words.sentBy],
  ['edit', words.editedBy],
  ['offer', words.offeredBy],
  ['confirm', words.confirmedBy],
  ['decline', words.declinedBy],
  ['accept', words.acceptedBy],
  ['withdraw', words.withdrawnBy],
]);

/** The history of the enquiry, newest first. */
export function EnquiryHistory({ quote: { history } }: { quote: StaffQuote }) {
  return (
    <DetailSection title={words.history}>
      <ol className="space-y-3">
        {history.toReversed().map(({ version, act, by, at, changes }) => (
          <li key={version}>
            <p className="font-semibold">{actWords.get(act) ?? act}</p>
            <p className="figures text-sm text-ink-soft">
              {fill(words.changedBy, {
                date: formatDateTime(at),
                by: by === 'Customer' ? words.customer : by,
              })}
            </p>
            {act !== 'send' &&
              wordChanges(changes).map((change) => (
                <p key={change} className="figures text-sm wrap-anywhere">
                  {change}
                </p>
              ))}
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
