import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { officeMaxLength, shipmentLineMaxLength } from '@mathappu/contract/limits';
import { parseNumber, parseRupees } from '@mathappu/contract/parse-number';
import type { StaffShipment } from '@mathappu/contract/shipments/shipment';
import { dispatchCard } from '@mathappu/contract/shipments/shipments';
import * as z from 'zod/mini';

/** As the form has it: numbers as they are typed, '' for what is not chosen. */
export type DispatchValues = {
  cartons: string;
  packedBy: string;
  checkedBy: string;
  transporter: string;
  lrNumber: string;
  lrDate: string;
  photo: string | null;
  freight: '' | 'toPay' | 'paid';
  freightAmount: string;
  office: { name: string; phone: string; text: string };
  ewayBill: string;
};

/** What the call takes but for the version. */
export const dispatchForm = z.pipe(
  z.pipe(
    z.custom<DispatchValues>(),
    z.transform(
      ({
        cartons,
        lrDate,
        freight,
        freightAmount,
        ...typed
      }: DispatchValues): z.input<typeof dispatchCard> => ({
        ...typed,
        version: 0,
        cartons: cartons.trim() === '' ? null : (parseNumber(cartons) ?? Number.NaN),
        lrDate: lrDate || null,
        freight: freight || null,
        freightAmount:
          freight !== 'paid' || freightAmount.trim() === ''
            ? null
            : (parseRupees(freightAmount) ?? Number.NaN),
      }),
    ),
  ),
  dispatchCard,
);

export const valuesOf = (shipment: StaffShipment): DispatchValues => ({
  cartons: String(shipment.cartons ?? ''),
  packedBy: shipment.packedBy,
  checkedBy: shipment.checkedBy,
  transporter: shipment.transporter,
  lrNumber: shipment.lrNumber,
  lrDate: shipment.lrDate ?? '',
  photo: shipment.photo,
  freight: shipment.freight ?? '',
  freightAmount: String(shipment.freightAmount ?? ''),
  office: shipment.office,
  ewayBill: shipment.ewayBill,
});

/** Of an order without a card: what its terms of delivery say. */
export function firstValues({ delivery_terms: { kind, depot } }: AdminOrder): DispatchValues {
  return {
    cartons: '',
    packedBy: '',
    checkedBy: '',
    transporter: '',
    lrNumber: '',
    lrDate: '',
    photo: null,
    freight: kind === 'to_pay' ? 'toPay' : '',
    freightAmount: '',
    office: {
      name: (depot?.name ?? '').slice(0, shipmentLineMaxLength),
      phone: depot?.phone ?? '',
      text: (depot?.address ?? '').slice(0, officeMaxLength),
    },
    ewayBill: '',
  };
}
