import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { smallPrint } from '@mathappu/contract/catalogue/passport-texts';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import * as english from '@mathappu/contract/words/passport';
import { createPortal } from 'react-dom';
import { PaperLink } from '#web/frame/paper-link/paper-link.tsx';
import { useShop } from '#web/shop-details/shop-details.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { inShelfOrder, itemCount, lineCount, piecesLeft, slipStamp } from './admin-order.ts';
import './packing-slip.css';

const items = { one: '{count} item', other: '{count} items' } as const;
const refunded = '{count} refunded';
const lines = { one: '{count} line', other: '{count} lines' } as const;

/**
 * For the packer and the parcel: no prices, only what is to be collected at the door. English in every
 * language of the shop: carriers read it too.
 */
export function PackingSlip({ order }: { order: AdminOrder }) {
  const { name: shopName } = useShop();
  const stamp = slipStamp(order);
  const [count, lineTotal] = [itemCount(order), lineCount(order)];
  return createPortal(
    <article lang="en" className="packing-slip hidden text-base text-ink print:block">
      <header className="flex items-end justify-between gap-6 border-b-2 border-ink pb-3">
        <div>
          <p className="font-semibold">{shopName}, packing slip</p>
          <p className="figures text-hero font-bold whitespace-nowrap">{order.orderId}</p>
        </div>
        <p className="figures text-right">
          Ordered {formatDate(order.createdAt, 'en')}
          <br />
          {fill(plural(items, count), { count })} on{' '}
          {fill(plural(lines, lineTotal), { count: lineTotal })}
          <br />
          Carton ____ of {order.shipment?.cartons ?? '____'}
        </p>
      </header>
      <div className="flex items-start justify-between gap-6 py-4">
        <SlipAddress order={order} />
        <div className="grid max-w-sm shrink-0 justify-items-end gap-3">
          {stamp && (
            <p
              className={`mr-0.5 shrink-0 rounded-md border-2 border-ink px-4 py-2 text-center whitespace-nowrap ${stamp.cash === undefined ? 'text-2xl font-bold' : ''}`}
            >
              {stamp.text}
              {stamp.cash !== undefined && (
                <span className="figures block text-2xl font-bold">{formatRupees(stamp.cash)}</span>
              )}
            </p>
          )}
          <PaperLink code={order.code} isEnglish />
        </div>
      </div>
      {order.enquiry?.note && (
        <p className="mb-3 border-l-4 border-ink pl-3 text-lg font-semibold whitespace-pre-line wrap-anywhere">
          {order.enquiry.note}
        </p>
      )}
      <table className="w-full text-left">
        <thead className="text-sm">
          <tr className="border-b border-ink">
            <th scope="col" className="py-1 pr-3 font-semibold">
              Packed
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-semibold">
              Quantity
            </th>
            <th scope="col" className="py-1 font-semibold">
              Product
            </th>
            <th scope="col" className="figures py-1 text-right font-semibold whitespace-nowrap">
              {order.orderId}
            </th>
          </tr>
        </thead>
        <tbody>
          {inShelfOrder(order.products).map((line) => (
            <SlipLine key={line.productId} line={line} />
          ))}
        </tbody>
      </table>
    </article>,
    document.body,
  );
}

function SlipAddress({ order }: { order: AdminOrder }) {
  const { recipient, address, contact } = order.deliveryAddress;
  const { kind, depot } = order.delivery_terms;
  return (
    <address className="not-italic">
      <p className="text-sm">{depot ? 'For' : 'Deliver to'}</p>
      <p className="text-xl font-bold">{recipient}</p>
      {address.line && <p>{address.line}</p>}
      <p>
        {address.city}
        {address.pincode && (
          <>
            {' - '}
            <span className="figures font-semibold">{address.pincode}</span>
          </>
        )}
      </p>
      <p>
        {address.state}, {address.country}
      </p>
      <p className="figures font-semibold">
        {[contact.mobile, contact.alternatePhone].filter(Boolean).join(', ')}
      </p>
      {depot && (
        <p className="mt-2 font-semibold">
          Collected at {[depot.name, depot.address, depot.phone].filter(Boolean).join(', ')}
        </p>
      )}
      {kind === 'to_pay' && <p className="mt-2 font-semibold">Freight: to pay on arrival</p>}
    </address>
  );
}

/** One that was refunded whole is struck out and has no box to tick. */
function SlipLine({ line }: { line: AdminOrder['products'][number] }) {
  const { name, nameTa, unit, listNumber, passport, refundedQuantity } = line;
  const left = piecesLeft(line);
  const looks = left === 0 ? 'line-through' : '';
  return (
    <tr className="break-inside-avoid border-b border-line-strong leading-tight">
      <td className="py-1">{left > 0 && <span className="block size-4 border-2 border-ink" />}</td>
      <td className="figures py-1 pr-3 text-right font-bold whitespace-nowrap">
        {left > 0 ? `${left} ×` : '–'}
      </td>
      <td className="py-1 pr-3">
        <span className={looks}>{name}</span>
        {listNumber !== null && (
          <span className="figures ml-2 text-sm leading-tight">{`No. ${listNumber}`}</span>
        )}
        {nameTa && (
          <span lang="ta" className={`ml-2 text-sm leading-tight ${looks}`}>
            {nameTa}
          </span>
        )}
        {refundedQuantity > 0 && (
          <span className="figures block text-sm font-semibold">
            {fill(refunded, { count: refundedQuantity })}
          </span>
        )}
        {left > 0 && (
          <span className="block text-xs leading-tight wrap-anywhere">
            {smallPrint(passport, english)}
          </span>
        )}
      </td>
      <td className="py-1 text-right text-ink-soft">{unit}</td>
    </tr>
  );
}
