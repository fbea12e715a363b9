import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import type { Answer } from '#web/api/call.ts';
import { type Read, ReadStates } from '#web/lists/read-states.tsx';
import { Loading } from '#web/ui/loading.tsx';
import * as words from '#words/admin/orders';
import * as orderWords from '#words/orders';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** The author of a change that no admin made. */
const actors = new Map<string, string>([
  ['Customer', words.customer],
  ['Payment', words.payment],
  ['Shop', words.shop],
]);

/** Every change of the status, latest first. */
export function StatusHistory({ read }: { read: Read<Answer<'getOrderHistory'>> }) {
  return (
    <DetailSection title={words.history}>
      <ReadStates
        read={read}
        failureText={orderWords.orderFailed}
        skeleton={<Loading text={words.loadingHistory} />}
      >
        {({ data: { changes } }) => (
          <ol className="space-y-3">
            {changes.toReversed().map(({ at, from, to, by, reason }) => (
              <li key={`${at} ${to}`}>
                <p className="flex flex-wrap items-center gap-2">
                  {from && (
                    <>
                      <OrderStatusBadge status={from} />
                      <span className="text-ink-soft">{words.changedTo}</span>
                    </>
                  )}
                  <OrderStatusBadge status={to} />
                </p>
                <p className="figures text-sm text-ink-soft">
                  {fill(words.changedBy, { date: formatDateTime(at), by: actors.get(by) ?? by })}
                </p>
                {reason && <p className="text-sm wrap-anywhere">{reason}</p>}
              </li>
            ))}
          </ol>
        )}
      </ReadStates>
    </DetailSection>
  );
}
