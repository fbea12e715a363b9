import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { fill, plural } from '@mathappu/contract/words';
import { Fragment } from 'react';
import { type PickedProduct, sumPicks } from './admin-order.ts';
import { PrintedSheet } from './printed-sheet.tsx';

const ordersText = { one: '{count} order', other: '{count} orders' } as const;
const piecesText = { one: '{count} piece', other: '{count} pieces' } as const;

/** What is fetched from the shelves for several orders at once. English, as packing slips are. */
export function PickingList({ orders }: { orders: readonly AdminOrder[] }) {
  const picks = sumPicks(orders);
  const pieces = picks.reduce((sum, pick) => sum + pick.pieces, 0);
  return (
    <PrintedSheet
      what="picking list"
      count={fill(plural(ordersText, orders.length), { count: orders.length })}
      facts={[fill(plural(piecesText, pieces), { count: pieces })]}
    >
      <table className="w-full text-left">
        <thead className="text-sm">
          <tr className="border-b border-ink">
            <th scope="col" className="w-20 py-1 pr-3 font-semibold">
              Fetched
            </th>
            <th scope="col" className="w-24 py-1 pr-3 text-right font-semibold">
              Quantity
            </th>
            <th scope="col" className="py-1 font-semibold">
              Product
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              Orders
            </th>
          </tr>
        </thead>
        <tbody>
          {picks.map((pick, place) => (
            <Fragment key={pick.productId}>
              {pick.category?.name !== picks[place - 1]?.category?.name && (
                <tr className="break-after-avoid">
                  <th scope="colgroup" colSpan={4} className="pt-3 pb-1 font-bold">
                    {pick.category?.name}
                  </th>
                </tr>
              )}
              <PickLine pick={pick} />
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className="figures pt-3 text-sm">{orders.map(({ orderId }) => orderId).join(', ')}</p>
    </PrintedSheet>
  );
}

function PickLine({ pick }: { pick: PickedProduct }) {
  const { name, nameTa, unit, pieces, orders } = pick;
  return (
    <tr className="break-inside-avoid border-b border-line-strong">
      <td className="py-1">
        <span className="block size-4 border-2 border-ink" />
      </td>
      <td className="figures py-1 pr-3 text-right font-bold whitespace-nowrap">{`${pieces} ×`}</td>
      <td className="py-1 pr-3">
        {name}
        {nameTa && (
          <span lang="ta" className="block text-sm">
            {nameTa}
          </span>
        )}
        <span className="block text-sm text-ink-soft">{unit}</span>
      </td>
      <td className="figures py-1 text-right">{orders}</td>
    </tr>
  );
}
