import { orderPictureAddress } from '@mathappu/contract/order-links/order-pictures';
import { dispatchText } from '@mathappu/contract/shipments/dispatch-text';
import type { Shipment } from '@mathappu/contract/shipments/shipment';
import * as words from '#words/shipments';

type DispatchNoteProps = {
  shipment: Shipment | null;
  /** The code of the order's link, by which the photo is read. */
  code: string | null;
};

/** How an order left, for whoever waits for it. */
export function DispatchNote({ shipment, code }: DispatchNoteProps) {
  if (!shipment) return null;
  const text = dispatchText(shipment);
  const src = shipment.photo && code && orderPictureAddress(code, shipment.photo);
  if (!text && !src) return null;
  return (
    <div className="mt-1 grid gap-2 text-sm/snug">
      {text && <p className="figures wrap-anywhere">{text}</p>}
      {src && (
        <a
          href={src}
          target="_blank"
          rel="noreferrer"
          className="w-fit overflow-hidden rounded-md border border-line"
        >
          <img
            src={src}
            alt={words.lorryReceipt}
            loading="lazy"
            className="size-24 bg-sunken object-cover"
          />
        </a>
      )}
    </div>
  );
}
