import { formatDateTime } from '@mathappu/contract/shop-time';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import type { Answer } from '#web/api/call.ts';
import { type Read, ReadStates } from '#web/lists/read-states.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { orderFailureText } from './orders-query.ts';

/** Every change of the status, latest first. */
export function StatusHistory({ read }: { read: Read<Answer<'getOrderHistory'>> }) {
  return (
    <DetailSection title="History">
      <ReadStates
        read={read}
        failureText={orderFailureText}
        skeleton={<Loading text="Loading the history…" />}
      >
        {({ data: { changes } }) => (
          <ol className="space-y-3">
            {changes.toReversed().map(({ at, from, to, by, reason }) => (
              <li key={`${at} ${to}`}>
                <p className="flex flex-wrap items-center gap-2">
                  {from && (
                    <>
                      <OrderStatusBadge status={from} />
                      <span className="text-ink-soft">to</span>
                    </>
                  )}
                  <OrderStatusBadge status={to} />
                </p>
                <p className="figures text-sm text-ink-soft">
                  {formatDateTime(at)}, by {by}
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
