import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { ManyOrdersUpdate } from '@mathappu/contract/admin/many-orders';
import { toShopDay } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callForFile } from '#web/admin/api/admin-call.ts';
import { IfMay } from '#web/admin/frame/if-may.tsx';
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
import { usePrinted } from '#web/ui/use-printed.ts';
import * as words from '#words/admin/orders';
import * as shipmentWords from '#words/admin/shipments';
import { isBeforePacking, isOnItsWay, isToPack } from './admin-order.ts';

const loadSlip = () => import('./packing-slip.tsx');
const loadPickingList = () => import('./picking-list.tsx');
const loadLoadSheet = () => import('#web/admin/shipments/load-sheet.tsx');

type Sheet = 'picking' | 'load';
type Refused = ManyOrdersUpdate['refused'];

const noneRefused = { mark: 'SHIPPED' as Mark, refused: [] as Refused };

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
  const [{ mark: refusedMark, refused }, setRefused] = useState<{ mark: Mark; refused: Refused }>(
    noneRefused,
  );
  const { printed, print } = usePrinted<Sheet>();
  const slip = useLazyModule(loadSlip, selected.length > 0);
  const pickingList = useLazyModule(loadPickingList, selected.length > 0);
  const loadSheet = useLazyModule(loadLoadSheet, selected.length > 0);
  const marking = useMarking(selection, (mark, left) => {
    setRefused({ mark, refused: left });
    if (left.length === 0) onEmptied();
  });

  const stillRefused = refused.filter((one) =>
    selected.some(({ orderId }) => orderId === one.orderId),
  );

  function clear() {
    selection.clear();
    setRefused(noneRefused);
    onEmptied();
  }

  return (
    <>
      {selected.length > 0 && (
        <section
          aria-label={words.selectedOrders}
          className="sticky bottom-3 z-header mt-4 rounded-lg border border-line-strong bg-surface px-4 py-3 shadow-overlay print:hidden"
        >
          {stillRefused.length > 0 && <RefusedOrders mark={refusedMark} refused={stillRefused} />}
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
            <IfMay call="exportOrders">
              <DownloadButton size="sm" fetchFile={() => fetchSheet(selected)}>
                {words.exportSelected}
              </DownloadButton>
            </IfMay>
            <SelectedActs
              selected={selected}
              areSlipsLoaded={slip !== undefined}
              isPickingLoaded={pickingList !== undefined}
              isLoadSheetLoaded={loadSheet !== undefined}
              onPrint={print}
              onMark={(mark) => marking.ask(mark, selected)}
            />
          </div>
        </section>
      )}
      {printed === 'picking' && pickingList && (
        <pickingList.PickingList orders={selected.filter(isToPack)} />
      )}
      {printed === 'load' && loadSheet && <loadSheet.LoadSheet orders={selected} />}
      {slip &&
        !isOrderOpen &&
        selected.map((order) => <slip.PackingSlip key={order._id} order={order} />)}
      {marking.questionDialog}
    </>
  );
}

type SelectedActsProps = {
  selected: readonly AdminOrder[];
  areSlipsLoaded: boolean;
  isPickingLoaded: boolean;
  isLoadSheetLoaded: boolean;
  onPrint: (sheet: Sheet) => void;
  onMark: (mark: Mark) => void;
};

function SelectedActs(props: SelectedActsProps) {
  const { selected, areSlipsLoaded, isPickingLoaded, isLoadSheetLoaded, onPrint, onMark } = props;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<PrinterIcon className="size-5 max-sm:hidden" />}
        disabled={!areSlipsLoaded}
        onClick={() => window.print()}
      >
        {words.printSlips}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<PrinterIcon className="size-5 max-sm:hidden" />}
        disabled={!isPickingLoaded || !selected.some(isToPack)}
        onClick={() => onPrint('picking')}
      >
        {words.pickingList}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<PrinterIcon className="size-5 max-sm:hidden" />}
        disabled={!isLoadSheetLoaded}
        onClick={() => onPrint('load')}
      >
        {shipmentWords.loadSheet}
      </Button>
      <IfMay call="updateManyOrders">
        {selected.some(isOnItsWay) && (
          <Button size="sm" onClick={() => onMark('DELIVERED')}>
            {words.markDelivered}
          </Button>
        )}
        {!selected.every(isOnItsWay) && (
          <Button
            size="sm"
            icon={<TruckIcon className="size-5 max-sm:hidden" />}
            onClick={() => onMark('SHIPPED')}
          >
            {words.markShipped}
          </Button>
        )}
      </IfMay>
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

function RefusedOrders({ mark, refused }: { mark: Mark; refused: Refused }) {
  const sentence = mark === 'SHIPPED' ? words.notShipped : words.notDelivered;
  return (
    <Notice tone="yellow" icon={<AlertIcon />} className="mb-3">
      <p className="font-semibold">
        {fill(plural(sentence, refused.length), { count: refused.length })}
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

type Mark = 'SHIPPED' | 'DELIVERED';

const marks = {
  SHIPPED: {
    fits: isToPack,
    label: words.markShipped,
    question: words.shipQuestion,
    text: words.eachGetsMail,
    others: words.othersStay,
    none: words.noneToPack,
    done: words.markedShipped,
    doneAndRefused: words.markedAndRefused,
  },
  DELIVERED: {
    fits: isOnItsWay,
    label: words.markDelivered,
    question: words.deliverQuestion,
    text: words.deliveredMeans,
    others: words.othersNotOnTheirWay,
    none: words.noneOnItsWay,
    done: words.markedDelivered,
    doneAndRefused: words.deliveredAndRefused,
  },
} as const;

/** Asks, then marks those of the selected orders that can be. */
function useMarking(
  selection: Selection<AdminOrder>,
  onDone: (mark: Mark, refused: Refused) => void,
) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const { ask, questionDialog } = useAsk();

  async function send(mark: Mark, orders: readonly AdminOrder[]) {
    const { data } = await call('updateManyOrders', {
      body: {
        status: mark,
        orders: orders.map(({ orderId, status }) => ({ orderId, from: status })),
      },
      failureText: words.updateFailed,
    }).finally(() => void readAgain(queries));
    const { updated, refused } = data;
    selection.remove(
      orders.filter(({ orderId }) => updated.includes(orderId)).map(({ _id }) => _id),
    );
    const count = updated.length;
    const { done, doneAndRefused } = marks[mark];
    showToast(
      refused.length === 0
        ? { kind: 'success', text: fill(plural(done, count), { count }) }
        : {
            kind: 'warning',
            text: fill(plural(doneAndRefused, count), { count, refused: refused.length }),
          },
    );
    onDone(mark, refused);
  }

  return {
    questionDialog,
    ask: (mark: Mark, selected: readonly AdminOrder[]) => {
      const { fits, label, question, text, others: othersStay, none } = marks[mark];
      const orders = selected.filter(fits);
      if (orders.length === 0) {
        showToast({ kind: 'info', text: none });
        return;
      }
      const refunded =
        mark === 'SHIPPED'
          ? selected.filter((order) => isBeforePacking(order) && !isToPack(order)).length
          : 0;
      const others = selected.length - orders.length - refunded;
      const stay = [
        others > 0 && fill(plural(othersStay, others), { count: others }),
        refunded > 0 && fill(plural(words.refundedStay, refunded), { count: refunded }),
      ];
      ask({
        title: fill(plural(question, orders.length), { count: orders.length }),
        text: [text, ...stay].filter(Boolean).join(' '),
        confirmLabel: label,
        tone: 'primary',
        onConfirm: () => send(mark, orders),
      });
    },
  };
}
