import type { OpenMessage } from '@mathappu/contract/messages';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import * as words from '#words/admin/messages';

type Change = OpenMessage['changes'][number];

const acts: Record<Change['to'], string> = {
  unread: words.markedUnread,
  read: words.markedRead,
  archived: words.wasArchived,
  answered: words.markedAnswered,
  'not answered': words.markedNotAnswered,
};

/** The history of the message, newest first. */
export function MessageHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <div className="mt-6">
      <DetailSection title={words.history}>
        <ol className="space-y-1.5">
          {changes.toReversed().map(({ to, by, at }) => (
            <li key={`${at} ${to}`} className="wrap-anywhere">
              {acts[to]}{' '}
              <span className="figures text-sm text-ink-soft">
                {fill(words.whenAndBy, { date: formatDateTime(at), by })}
              </span>
            </li>
          ))}
        </ol>
      </DetailSection>
    </div>
  );
}
