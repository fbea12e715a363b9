import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { StaffShipment } from '@mathappu/contract/shipments/shipment';
import { formatDate } from '@mathappu/contract/shop-time';
import { LorryReceipt } from '#web/shipments/dispatch-note.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/shipments';

type DispatchFactsProps = { shipment: StaffShipment; code: AdminOrder['code'] };

/** What the dispatch card says, for staff who do not change it. */
export function DispatchFacts({ shipment, code }: DispatchFactsProps) {
  const { cartons, transporter, packedBy, checkedBy, lrNumber, lrDate, office } = shipment;
  const facts = [
    { term: words.cartons, value: cartons },
    { term: words.transporter, value: transporter },
    { term: words.packedBy, value: packedBy },
    { term: words.checkedBy, value: checkedBy },
    { term: words.lrNumber, value: lrNumber },
    { term: words.lrDate, value: lrDate && formatDate(lrDate) },
    {
      term: words.photo,
      value: shipment.photo && code && <LorryReceipt shipment={shipment} code={code} />,
    },
    { term: words.freight, value: freightText(shipment) },
    {
      term: words.officeName,
      value: [office.name, office.phone, office.text].filter(Boolean).join(', '),
    },
    { term: words.ewayBill, value: shipment.ewayBill },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value)} />;
}

function freightText({ freight, freightAmount }: StaffShipment): string {
  if (freight === null) return '';
  if (freight === 'toPay') return words.freightToPay;
  return [words.freightPaid, freightAmount && formatRupees(freightAmount)]
    .filter(Boolean)
    .join(' ');
}
