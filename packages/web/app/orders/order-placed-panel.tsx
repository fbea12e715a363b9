import type { Order } from '@mathappu/contract/orders';
import { paymentCheckWords } from '@mathappu/contract/orders/order-words';
import { fill } from '@mathappu/contract/words';
import { useLocation } from 'react-router';
import { zoneName } from '#web/delivery/zone-names.ts';
import { AskShop } from '#web/frame/ask-shop.tsx';
import { printOnArrival } from '#web/invoices/use-print-on-arrival.ts';
import { rich } from '#web/language/rich.ts';
import { orderPath } from '#web/navigation/paths.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { useSession } from '#web/session/session-store.ts';
import { Card } from '#web/ui/card.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PrinterIcon } from '#web/ui/images/file-icons.tsx';
import { CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import { CheckIcon } from '#web/ui/images/notice-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/orders';
import * as uiWords from '#words/ui';
import { expectedOfOrder } from './delivery-of-order.ts';
import { useShownOrder } from './use-shown-order.ts';

/**
 * Confirms the order that was just placed or paid. The checkout names it in the navigation state, which
 * a reload keeps, until the panel is closed or the page left for good.
 */
export function OrderPlacedPanel({ orders }: { orders: readonly Order[] }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigateHere();
  const order = useShownOrder(orders.find(({ orderId }) => orderId === state?.orderId));
  if (!order || !isUnderWay(order)) return null;

  function close() {
    const { orderId: _, ...rest } = state;
    navigate(pathname + search, { replace: true, state: rest, preventScrollReset: true });
  }

  const { orderId } = order;
  return (
    <Card as="section" aria-labelledby="order-placed" className="mb-6 border-green-ink">
      <div className="flex items-start gap-3">
        <CheckIcon className="mt-1 size-6 shrink-0 text-green-ink" />
        <h2 id="order-placed" className="min-w-0 flex-1 text-xl">
          {rich(words.thanks, { number: <span className="inline-block">{`#${orderId}`}</span> })}
        </h2>
        <IconButton
          size="sm"
          label={uiWords.close}
          icon={<CloseIcon className="size-5" />}
          onClick={close}
        />
      </div>
      <PlacedFacts order={order} />
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton
          to={orderPath(orderId)}
          state={printOnArrival}
          variant="secondary"
          icon={<PrinterIcon />}
        >
          {words.print}
        </LinkButton>
        <AskShop
          about={{
            what: fill(words.orderTitle, { number: orderId }),
            path: orderPath(orderId),
          }}
          size="md"
        />
      </div>
    </Card>
  );
}

/** What was ordered, where it goes, and what comes next. */
function PlacedFacts({ order }: { order: Order }) {
  const email = useSession()?.email;
  const { delivery_address: to, delivery_terms } = order;
  const { depot } = delivery_terms;
  const expected = expectedOfOrder(order);
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4 [&_dt]:text-sm [&_dt]:text-ink-soft">
      <div>
        <dt>{words.amount}</dt>
        <dd>
          <span className="figures block text-lg font-bold">{formatRupees(order.totalAmt)}</span>
          {paymentText(order)}
        </dd>
      </div>
      <div>
        <dt>{words.goesTo}</dt>
        <dd>
          {depot
            ? `${depot.name}, ${depot.address}`
            : [to.name, to.address_line, `${zoneName(to.city)} ${to.pincode}`]
                .filter(Boolean)
                .join(', ')}
        </dd>
      </div>
      <div>
        <dt>{words.mail}</dt>
        <dd className="wrap-anywhere">{email && fill(words.confirmationGoesTo, { email })}</dd>
      </div>
      <div>
        <dt>{words.whatNext}</dt>
        <dd>
          {expected && <span className="block font-semibold">{expected}</span>}
          {words.weShip}
        </dd>
      </div>
    </dl>
  );
}

const isUnderWay = ({ orderStatus, paymentCheck }: Order): boolean =>
  orderStatus === 'processing' || (orderStatus === 'pending_payment' && paymentCheck !== null);

function paymentText({ paymentCheck, paymentStatus, paymentDetails }: Order): string {
  if (paymentCheck) return paymentCheckWords[paymentCheck];
  if (paymentDetails.paymentMethod === 'cod') return words.payAtTheDoor;
  return paymentStatus === 'PAID' ? words.paidOnline : '';
}
