import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { cashToCollect } from '@mathappu/contract/orders/cash-to-collect';
import { deliveryState } from '@mathappu/contract/places/states';
import { type Load, loadsOf, sumLoads } from '@mathappu/contract/shipments/load-sheet';
import { fill, plural } from '@mathappu/contract/words';
import { customerName } from '#web/admin/orders/admin-order.ts';
import { PrintedSheet } from '#web/admin/orders/printed-sheet.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';

const ordersText = { one: '{count} order', other: '{count} orders' } as const;
const cartonsText = { one: '{count} carton', other: '{count} cartons' } as const;
const signatures = ['Loaded by', 'Driver', 'Lorry and time'] as const;

/** What goes on which lorry, for the shop and the transporter to sign. English, as packing slips are. */
export function LoadSheet({ orders: chosen }: { orders: readonly AdminOrder[] }) {
  const orders = chosen.filter(({ status }) => status !== 'CANCELLED');
  const { cartons, cash } = sumLoads(orders);
  return (
    <PrintedSheet
      what="load sheet"
      count={fill(plural(cartonsText, cartons), { count: cartons })}
      facts={[
        fill(plural(ordersText, orders.length), { count: orders.length }),
        cash > 0 && `Cash to collect ${formatRupees(cash)}`,
      ]}
    >
      {loadsOf(orders).map((load) => (
        <TransporterLoad key={load.transporter} load={load} />
      ))}
    </PrintedSheet>
  );
}

const cell = 'border-b border-line-strong py-1.5 pr-3 align-top';
const number = `${cell} figures text-right whitespace-nowrap`;

function TransporterLoad({ load }: { load: Load }) {
  const { transporter, orders, cartons, cash } = load;
  return (
    <section className="pt-5">
      <table className="w-full text-left text-sm">
        <caption className="pb-1 text-left text-lg font-bold">
          {transporter || 'Own delivery and collecting'}
        </caption>
        <thead className="text-xs">
          <tr className="border-b border-ink">
            {['Order', 'Name', 'District', 'Office'].map((head) => (
              <th key={head} scope="col" className="py-1 pr-3 font-semibold">
                {head}
              </th>
            ))}
            {['Cartons', 'Freight', 'Cash'].map((head) => (
              <th key={head} scope="col" className="py-1 pr-3 text-right font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <LoadedOrder key={order._id} order={order} />
          ))}
        </tbody>
        <tfoot>
          <tr className="figures break-inside-avoid font-bold">
            <th scope="row" colSpan={4} className="py-1.5 pr-3 text-left">
              {fill(plural(ordersText, orders.length), { count: orders.length })}
            </th>
            <td className="py-1.5 pr-3 text-right">{cartons}</td>
            <td />
            <td className="py-1.5 pr-3 text-right">{cash > 0 && formatRupees(cash)}</td>
          </tr>
        </tfoot>
      </table>
      <div className="flex break-inside-avoid gap-8 pt-10 text-sm">
        {signatures.map((signature) => (
          <p key={signature} className="flex-1 border-t border-ink pt-1">
            {signature}
          </p>
        ))}
      </div>
    </section>
  );
}

function LoadedOrder({ order }: { order: AdminOrder }) {
  const { orderId, shipment, deliveryAddress, delivery_terms: terms } = order;
  const { depot } = terms;
  const office = shipment ?? (depot && { office: { ...depot, text: depot.address } });
  const at = office ? [office.office.name, office.office.phone, office.office.text] : [];
  const cash = cashToCollect(order);
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={`${cell} figures font-bold whitespace-nowrap`}>
        {orderId}
        {shipment?.lrNumber && (
          <span className="block font-normal">{`LR ${shipment.lrNumber}`}</span>
        )}
      </th>
      <td className={`${cell} wrap-anywhere`}>
        {customerName(order)}
        <span className="figures block">{deliveryAddress.contact.mobile}</span>
      </td>
      <td className={cell}>
        {deliveryAddress.address.city}
        {deliveryAddress.address.state !== deliveryState && `, ${deliveryAddress.address.state}`}
      </td>
      <td className={`${cell} wrap-anywhere`}>{at.filter(Boolean).join(', ')}</td>
      <td className={`${number} text-base font-bold`}>{shipment?.cartons ?? '____'}</td>
      <td className={number}>{freightText(order)}</td>
      <td className={number}>{cash > 0 && formatRupees(cash)}</td>
    </tr>
  );
}

function freightText({ shipment, delivery_terms: { kind } }: AdminOrder): string {
  const freight = shipment?.freight ?? (kind === 'to_pay' ? 'toPay' : null);
  if (freight === null) return '';
  if (freight === 'toPay') return 'To pay';
  const amount = shipment?.freightAmount ?? null;
  return amount === null ? 'Paid' : `${formatRupees(amount)} paid`;
}
