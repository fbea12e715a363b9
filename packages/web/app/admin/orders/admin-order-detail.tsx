import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { TaxDocument } from '@mathappu/contract/invoices/tax-documents';
import { formatDate, formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#web/admin/api/admin-call.ts';
import { useMay } from '#web/admin/api/use-may.ts';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { SaleLink } from '#web/admin/order-links/sale-link.tsx';
import { ProblemReports } from '#web/admin/reports/problem-reports.tsx';
import { OrderDispatch } from '#web/admin/shipments/order-dispatch.tsx';
import type { Answer } from '#web/api/call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { TaxDocuments } from '#web/invoices/tax-documents.tsx';
import { rich } from '#web/language/rich.ts';
import { type Read, ReadStates } from '#web/lists/read-states.tsx';
import { useShortcuts } from '#web/lists/use-shortcuts.ts';
import { adminOrderPath, deskPath } from '#web/navigation/paths.ts';
import { OrderChangeList } from '#web/orders/order-change-list.tsx';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { PrinterIcon } from '#web/ui/images/file-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import { usePrinted } from '#web/ui/use-printed.ts';
import { copyAsNew } from '#words/admin/desk';
import { changeOrder } from '#words/admin/enquiries';
import { formerStaff } from '#words/admin/frame';
import * as words from '#words/admin/orders';
import { changeToPacked } from '#words/admin/shipments';
import * as invoiceWords from '#words/invoices';
import * as orderWords from '#words/orders';
import { canChange, isToPack } from './admin-order.ts';
import { OrderCustomer } from './order-customer.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderProducts } from './order-products.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderStatusForm } from './order-status-form.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { PaymentDecision, paymentsToDecide } from './payment-decision.tsx';

type AdminOrderDetailProps = {
  order: AdminOrder;
  /** Marks the order as shipped and goes on; not offered when it does not wait to be packed. */
  shipping: Omit<ComponentProps<typeof ShipOrder>, 'order'>;
  /** Opens the order that it has become. */
  onChanged: (number: string) => void;
  /** The order's changes, payments and refunds, which the list does not contain. */
  read: Read<Answer<'getOrderHistory'>>;
};

export function AdminOrderDetail({ order, shipping, onChanged, read }: AdminOrderDetailProps) {
  const top = useRef<HTMLDivElement>(null);
  const may = useMay();
  // Another order begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what it follows
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, [order._id]);

  return (
    <div ref={top} className="scroll-mt-6 space-y-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="sr-only">{words.statusIs} </span>
          <OrderStatusBadge status={order.status} />
        </p>
        <div className="flex flex-wrap gap-3">
          <IfMay call="reviseOrder">
            <ChangeOrderButton
              order={order}
              moneyIn={read.data?.data.moneyIn}
              onChanged={onChanged}
            />
          </IfMay>
          <IfMay call="createQuote">
            <LinkButton variant="quiet" size="sm" to={deskPath(order.orderId)}>
              {copyAsNew}
            </LinkButton>
          </IfMay>
          <Button
            variant="secondary"
            size="sm"
            icon={<PrinterIcon className="size-5" />}
            onClick={() => window.print()}
          >
            {words.printSlip}
          </Button>
          {isToPack(order) && may('updateOrderStatus') && <ShipOrder order={order} {...shipping} />}
        </div>
      </div>
      {paymentsToDecide(read.data?.data).map((payment) => (
        <PaymentDecision key={payment.gatewayPaymentId} order={order} payment={payment} />
      ))}
      <OrderSuccession order={order} />
      {!order.changedInto && may('updateOrderStatus') && (
        <OrderStatusForm key={order._id} order={order} />
      )}
      <OrderPayment key={`payment ${order._id}`} order={order} history={read.data?.data} />
      <ProblemReports key={`problems ${order._id}`} order={order} history={read.data?.data} />
      <OrderDispatch
        key={`dispatch ${order._id}`}
        order={order}
        transporters={read.data?.data.transporters ?? []}
        ewayBill={read.data?.data.ewayBill ?? null}
        onShipped={shipping.onShipped}
      >
        <IfMay call="reviseOrder">
          <ChangeOrderButton
            order={order}
            moneyIn={read.data?.data.moneyIn}
            packed={packedOf(order)}
            onChanged={onChanged}
          />
        </IfMay>
      </OrderDispatch>
      <DetailSection title={words.products}>
        <OrderProducts order={order} />
      </DetailSection>
      <OrderCustomer order={order} />
      <SaleLink
        number={order.orderId}
        code={order.code}
        phone={order.deliveryAddress.contact.mobile}
      />
      <OrderTaxDocuments key={`taxDocuments ${order._id}`} order={order} />
      <StatusHistory order={order} read={read} />
      <PackingSlip order={order} />
    </div>
  );
}

/** The author of a change that no admin made. */
const actors = new Map<string, string>([
  ['Customer', words.customer],
  ['Payment', words.payment],
  ['Shop', words.shop],
  ['Former staff', formerStaff],
]);

/** Every change of the status, latest first. */
function StatusHistory({ order, read }: Pick<AdminOrderDetailProps, 'order' | 'read'>) {
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
                {(from || !order.changedFrom) && reason && (
                  <p className="text-sm wrap-anywhere">{reason}</p>
                )}
                {!from && order.changedFrom && (
                  <p className="text-sm wrap-anywhere">
                    {fill(words.changedFromBy, { number: order.changedFrom.number, by, reason })}
                  </p>
                )}
              </li>
            ))}
          </ol>
        )}
      </ReadStates>
    </DetailSection>
  );
}

type ChangeOrderButtonProps = {
  order: AdminOrder;
  /** Undefined while it is being read. */
  moneyIn: number | undefined;
  /** The packed pieces, to which the order is changed. */
  packed?: ReadonlyMap<string, number>;
  onChanged: (number: string) => void;
};

const packedOf = ({ shipment }: AdminOrder) =>
  new Map(shipment?.packed.map(({ productId, quantity }) => [productId, quantity]));

/** Opens the change of an order that is still in the shop. */
function ChangeOrderButton({ order, moneyIn, packed, onChanged }: ChangeOrderButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const change = useLazyModule(loadChange, isOpen);
  const canOpen = moneyIn !== undefined && canChange(order);
  return (
    <>
      {canOpen && (
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {packed ? changeToPacked : changeOrder}
        </Button>
      )}
      {/* What is typed stays while somebody else ships or cancels the order; sending it says so. */}
      {change && (canOpen || isOpen) && (
        <change.ChangeOrder
          order={order}
          moneyIn={moneyIn ?? 0}
          {...(packed && { packed })}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

const loadChange = () => import('../enquiries/change-order.tsx');

/** What the order was changed from, or into. */
function OrderSuccession({ order: { changedFrom, changedInto } }: { order: AdminOrder }) {
  if (changedInto) {
    return (
      <Notice>
        {rich(orderWords.changedInto, {
          number: changedInto,
          order: (text) => (
            <Link to={adminOrderPath(changedInto)} className="link figures">
              {text}
            </Link>
          ),
        })}
      </Notice>
    );
  }
  if (!changedFrom) return null;
  const { number } = changedFrom;
  return (
    <Notice>
      <p className="font-semibold">
        {rich(words.changedFrom, {
          number,
          order: (text) => (
            <Link to={adminOrderPath(number)} className="link figures">
              {text}
            </Link>
          ),
        })}
      </p>
      <OrderChangeList change={changedFrom} />
    </Notice>
  );
}

type ShipOrderProps = {
  order: AdminOrder;
  /** Whether another order comes after it. */
  hasNext: boolean;
  /** Whether the key `s` does the same. */
  hasKey: boolean;
  onShipped: () => void;
};

/** Ships an order that waits to be packed, and goes on to the next one. */
function ShipOrder({ order, hasNext, hasKey, onShipped }: ShipOrderProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const shipping = useMutation({
    mutationFn: () =>
      call('updateOrderStatus', {
        params: { orderId: order._id },
        body: { status: 'SHIPPED', from: order.status },
        failureText: words.updateFailed,
      }),
    onSuccess: ({ data }) => {
      showToast({ kind: 'success', text: fill(words.shipped, { orderId: data.orderId }) });
      onShipped();
    },
    // Read again even after a failure: somebody else may have changed the order.
    onSettled: () => void readAgain(queries),
  });

  const ship = () => {
    if (!shipping.isPending) shipping.mutate();
  };
  useShortcuts({ s: ship }, hasKey, { isInDialog: true });

  return (
    <Button size="sm" isBusy={shipping.isPending} onClick={ship}>
      {hasNext ? words.markShippedNext : words.markShipped}
      {hasKey && (
        <span aria-hidden="true" className="pointer-coarse:hidden">
          <kbd>{'s'}</kbd>
        </span>
      )}
    </Button>
  );
}

/** The tax invoice of an order and its credit notes; each prints by itself, an invoice in three copies. */
function OrderTaxDocuments({ order: { _id, code, invoice, creditNotes } }: { order: AdminOrder }) {
  // After it, the page prints the packing slip again.
  const { printed, print } = usePrinted<TaxDocument>();
  const printing = useMutation({
    mutationFn: async (number: string) => {
      const failureText = invoiceWords.taxDocumentsFailed;
      const { data } = await call('getTaxPapers', { params: { orderId: _id }, failureText });
      return data.find((taxDocument) => taxDocument.number === number);
    },
    onSuccess: print,
  });

  if (!invoice) return null;
  const taxDocuments = [
    { ...invoice, sentence: orderWords.taxInvoiceOf },
    ...creditNotes.map((note) => ({ ...note, sentence: orderWords.creditNoteOf })),
  ];
  return (
    <DetailSection title={words.taxDocuments}>
      <ul className="grid gap-2">
        {taxDocuments.map(({ number, date, sentence }) => (
          <li key={number} className="figures flex flex-wrap items-center justify-between gap-3">
            {fill<string>(sentence, { number, date: formatDate(date) })}
            <Button
              variant="secondary"
              size="sm"
              icon={<PrinterIcon className="size-5" />}
              aria-label={fill(words.printTaxDocumentOf, { number })}
              isBusy={printing.isPending && printing.variables === number}
              onClick={() => printing.mutate(number)}
            >
              {words.printTaxDocument}
            </Button>
          </li>
        ))}
      </ul>
      {printed && <TaxDocuments taxDocuments={[printed]} code={code} isForStaff />}
    </DetailSection>
  );
}
