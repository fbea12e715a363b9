import type { OpenMessage } from '@mathappu/contract/messages';
import { Link } from 'react-router';
import { ordersOfPath } from '#web/admin/orders/orders-query.ts';
import { rich } from '#web/language/rich.ts';
import * as words from '#words/admin/messages';

type MessageSenderProps = {
  /** Null for a stranger, undefined while it is loaded. */
  customer: OpenMessage['customer'] | undefined;
};

/**
 * The sender, as far as the shop knows: a phone number and their orders. On a phone its height is
 * reserved before it is loaded, so that the message does not move.
 */
export function MessageSender({ customer }: MessageSenderProps) {
  return (
    <div className="flex min-h-17 flex-wrap content-start items-center gap-x-4 text-sm md:min-h-11">
      {customer === null && (
        <p className="min-h-11 content-center text-ink-soft">{words.noCustomer}</p>
      )}
      {customer && (
        <>
          {customer.phone && (
            <a
              href={`tel:${customer.phone}`}
              className="link figures inline-flex min-h-11 items-center"
            >
              {customer.phone}
            </a>
          )}
          {customer.orders > 0 ? (
            <Link
              to={ordersOfPath(customer._id)}
              className="link inline-flex min-h-11 items-center"
            >
              <span>
                {rich(words.allOrders, {
                  whose: (inside) => <span className="sr-only">{inside}</span>,
                  count: customer.orders,
                })}
              </span>
            </Link>
          ) : (
            <p className="text-ink-soft">{words.noOrders}</p>
          )}
          {!customer.wasSignedIn && <p className="text-ink-soft">{words.notSignedIn}</p>}
        </>
      )}
    </div>
  );
}
