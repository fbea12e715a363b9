import type { Order } from '@mathappu/contract/orders';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { Link } from 'react-router';
import { AskShop } from '#web/frame/ask-shop.tsx';
import { InvoiceHead } from '#web/invoices/invoice-head.tsx';
import { PrintOrder } from '#web/invoices/print-order.tsx';
import { rich } from '#web/language/rich.ts';
import { contactPath, orderPath } from '#web/navigation/paths.ts';
import { OrderReports } from '#web/reports/order-reports.tsx';
import { DispatchNote } from '#web/shipments/dispatch-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import * as words from '#words/orders';
import { expectedOfOrder } from './delivery-of-order.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAgainButton } from './order-again-button.tsx';
import { isInShop, OrderChangedNotice } from './order-changed-notice.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotice } from './order-notice.tsx';
import { orderTimeline } from './order-timeline.ts';
import { StatusBadge } from './status-badge.tsx';
import { useOrderAgain } from './use-order-again.tsx';
import { useShownOrder } from './use-shown-order.ts';

type OrderDetailProps = { order: Order; readAt: number; onBack: () => void };

export function OrderDetail({ readAt, onBack, ...read }: OrderDetailProps) {
  const order = useShownOrder(read.order);
  const { orderAgain, differencesDialog } = useOrderAgain();
  const expected = expectedOfOrder(order);
  const what = fill(words.orderTitle, { number: order.orderId });
  const about = { what, path: orderPath(order.orderId) };
  return (
    <>
      <InvoiceHead order={order} />
      <PageHeading
        title={rich(words.orderTitle, {
          number: <span className="inline-block">{`#${order.orderId}`}</span>,
        })}
        lead={fill(words.placedOn, { date: formatDate(order.createdAt) })}
        before={
          <Button
            variant="quiet"
            icon={<ArrowLeftIcon />}
            onClick={onBack}
            className="-ml-5 print:hidden"
          >
            {words.back}
          </Button>
        }
        actions={
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:gap-x-2 lg:justify-end max-sm:*:px-2 max-sm:[&>button]:flex-1 print:hidden">
            <PrintOrder order={order} />
            <OrderAgainButton order={order} orderAgain={orderAgain} />
            <p className="w-0 min-w-full text-sm text-ink-soft max-sm:px-0! lg:text-right">
              {words.saveAsPdf}
            </p>
          </div>
        }
      />
      <OrderChangedNotice order={order} about={about} isHere={isInShop(order.orderStatus)} />
      <OrderNotice order={order} readAt={readAt} />
      <div className="grid items-start gap-3 md:gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8 print:block">
        <div className="grid gap-3 md:gap-6 lg:order-2">
          <Card as="section" aria-labelledby="order-status" className="print:hidden">
            <div className="mb-2 flex flex-wrap items-center justify-between gap-2 md:mb-4">
              <h2 id="order-status" className="text-xl">
                {words.status}
              </h2>
              <StatusBadge order={order} />
            </div>
            <Timeline
              steps={orderTimeline(
                order,
                <DispatchNote shipment={order.shipment} code={order.code} />,
              )}
            />
            {expected && <p className="mt-3 font-semibold">{expected}</p>}
            {order.orderStatus === 'processing' && (
              <OrderActions order={order} readAt={readAt} onClosed={() => undefined} />
            )}
          </Card>
          <OrderReports order={{ ...order, number: order.orderId, lines: order.product_details }} />
          <OrderFacts order={order} />
        </div>
        <OrderLines order={order} />
      </div>
      <OrderHelp orderId={order.orderId} />
      <AskShop about={about} className="mt-3" />
      {differencesDialog}
    </>
  );
}

function OrderHelp({ orderId }: { orderId: string }) {
  return (
    <p className="mt-4 md:mt-6 print:hidden">
      {rich(words.help, {
        ask: (text) => (
          <Link to={contactPath(fill(words.orderTitle, { number: orderId }))} className="link">
            {text}
          </Link>
        ),
      })}
    </p>
  );
}
