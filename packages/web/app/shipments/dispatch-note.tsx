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
  if (!text && !(shipment.photo && code)) return null;
  return (
    <div className="mt-1 grid gap-2 text-sm/snug">
      {text && <p className="figures wrap-anywhere">{text}</p>}
      <LorryReceipt shipment={shipment} code={code} />
    </div>
  );
}

type LorryReceiptProps = Pick<DispatchNoteProps, 'code'> & { shipment: Pick<Shipment, 'photo'> };

/** The photo of the lorry receipt, small, which opens large. */
export function LorryReceipt({ shipment: { photo }, code }: LorryReceiptProps) {
  const src = photo && code && orderPictureAddress(code, photo);
  if (!src) return null;
  return (
    <a
      href={src}
      target="_blank"
      rel="noreferrer"
      className="block w-fit overflow-hidden rounded-md border border-line"
    >
      <img
        src={src}
        alt={words.lorryReceipt}
        loading="lazy"
        className="size-24 bg-sunken object-cover"
      />
    </a>
  );
}
