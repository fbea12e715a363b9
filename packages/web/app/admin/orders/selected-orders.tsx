import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { ManyOrdersUpdate } from '@mathappu/contract/admin/many-orders';
import { toShopDay } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callForFile } from '#web/admin/api/admin-call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import type { Selection } from '#web/lists/use-selection.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { PrinterIcon } from '#web/ui/images/file-icons.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { TruckIcon } from '#web/ui/images/shop-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/orders';
import { isBeforePacking, isToPack } from './admin-order.ts';

const loadSlip = () => import('./packing-slip.tsx');

type Refused = ManyOrdersUpdate['refused'];

type SelectedOrdersProps = {
  selection: Selection<AdminOrder>;
  /** Whether an order is open: the page then prints as that one's packing slip. */
  isOrderOpen: boolean;
  /** Takes the focus, which the bar loses with its last order. */
  onEmptied: () => void;
};

/** The acts on the selected orders, at the foot of the window. */
export function SelectedOrders({ selection, isOrderOpen, onEmptied }: SelectedOrdersProps) {
  const { selected, elsewhere } = selection;
  const [refused, setRefused] = useState<Refused>([]);
  const slip = useLazyModule(loadSlip, selected.length > 0);
  const shipping = useShipping(selection, (notShipped) => {
    setRefused(notShipped);
    if (notShipped.length === 0) onEmptied();
  });

  const stillRefused = refused.filter((one) =>
    selected.some(({ orderId }) => orderId === one.orderId),
  );

  function clear() {
    selection.clear();
    setRefused([]);
    onEmptied();
  }

  return (
    <>
      {selected.length > 0 && (
        <section
          aria-label={words.selectedOrders}
          className="sticky bottom-3 z-header mt-4 rounded-lg border border-line-strong bg-surface px-4 py-3 shadow-overlay print:hidden"
        >
          {stillRefused.length > 0 && <RefusedOrders refused={stillRefused} />}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p role="status" className="figures mr-auto font-semibold">
              {fill(elsewhere > 0 ? words.selectedElsewhere : words.selected, {
                count: selected.length,
                elsewhere,
              })}
            </p>
            <Button variant="quiet" size="sm" onClick={clear}>
              {words.clear}
            </Button>
            <DownloadButton size="sm" fetchFile={() => fetchSheet(selected)}>
              {words.exportSelected}
            </DownloadButton>
            <Button
              variant="secondary"
              size="sm"
              icon={<PrinterIcon className="size-5 max-sm:hidden" />}
              disabled={!slip}
              onClick={() => window.print()}
            >
              {words.printSlips}
            </Button>
            <Button
              size="sm"
              icon={<TruckIcon className="size-5 max-sm:hidden" />}
              onClick={() => shipping.ask(selected)}
            >
              {words.markShipped}
            </Button>
          </div>
        </section>
      )}
      {slip &&
        !isOrderOpen &&
        selected.map((order) => <slip.PackingSlip key={order._id} order={order} />)}
      {shipping.questionDialog}
    </>
  );
}

async function fetchSheet(selected: readonly AdminOrder[]) {
  const orders = selected.map(({ orderId }) => orderId).join(',');
  const content = await callForFile('exportOrders', {
    query: { orders, rows: 'orders' },
    failureText: words.exportFailed,
  });
  return { content, name: `orders-${toShopDay(new Date())}.csv` };
}

function RefusedOrders({ refused }: { refused: Refused }) {
  return (
    <Notice tone="yellow" icon={<AlertIcon />} className="mb-3">
      <p className="font-semibold">
        {fill(plural(words.notShipped, refused.length), { count: refused.length })}
      </p>
      <ul className="mt-1 max-h-40 overflow-y-auto text-sm">
        {refused.map(({ orderId, message }) => (
          <li key={orderId}>
            <span className="figures font-semibold">{orderId}</span>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Asks, then ships those of the selected orders that wait to be packed. */
function useShipping(selection: Selection<AdminOrder>, onDone: (refused: Refused) => void) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const { ask, questionDialog } = useAsk();

  async function ship(orders: readonly AdminOrder[]) {
    const { data } = await call('updateManyOrders', {
      body: {
        status: 'SHIPPED',
        orders: orders.map(({ orderId, status }) => ({ orderId, from: status })),
      },
      failureText: words.updateFailed,
    }).finally(() => void readAgain(queries));
    const { updated, refused } = data;
    selection.remove(
      orders.filter(({ orderId }) => updated.includes(orderId)).map(({ _id }) => _id),
    );
    const count = updated.length;
    showToast(
      refused.length === 0
        ? { kind: 'success', text: fill(plural(words.markedShipped, count), { count }) }
        : {
            kind: 'warning',
            text: fill(plural(words.markedAndRefused, count), { count, refused: refused.length }),
          },
    );
    onDone(refused);
  }

  return {
    questionDialog,
    ask: (selected: readonly AdminOrder[]) => {
      const orders = selected.filter(isToPack);
      if (orders.length === 0) {
        showToast({ kind: 'info', text: words.noneToPack });
        return;
      }
      const refunded = selected.filter(
        (order) => isBeforePacking(order) && !isToPack(order),
      ).length;
      const others = selected.length - orders.length - refunded;
      const stay = [
        others > 0 && fill(plural(words.othersStay, others), { count: others }),
        refunded > 0 && fill(plural(words.refundedStay, refunded), { count: refunded }),
      ];
      ask({
        title: fill(plural(words.shipQuestion, orders.length), { count: orders.length }),
        text: [words.eachGetsMail, ...stay].filter(Boolean).join(' '),
        confirmLabel: words.markShipped,
        tone: 'primary',
        onConfirm: () => ship(orders),
      });
    },
  };
}
