import type { OpenMessage } from '@mathappu/contract/messages';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';

type Change = OpenMessage['changes'][number];

const words: Record<Change['to'], string> = {
  unread: 'Marked as unread',
  read: 'Marked as read',
  archived: 'Archived',
  answered: 'Marked as answered',
  'not answered': 'Marked as not answered',
};

/** What was done with the message, latest first. */
export function MessageHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <div className="mt-6">
      <DetailSection title="History">
        <ol className="space-y-1.5">
          {changes.toReversed().map(({ to, by, at }) => (
            <li key={`${at} ${to}`} className="wrap-anywhere">
              {words[to]}{' '}
              <span className="figures text-sm text-ink-soft">
                {formatDateTime(at)}, by {by}
              </span>
            </li>
          ))}
        </ol>
      </DetailSection>
    </div>
  );
}
