import { expect, test } from 'vitest';
import { loadsOf } from './load-sheet.ts';
import type { StaffShipment } from './shipment.ts';

const card: StaffShipment = {
  version: 1,
  packed: [],
  cartons: 3,
  packedBy: '',
  checkedBy: '',
  transporter: 'Speed Lorry',
  lrNumber: '',
  lrDate: null,
  photo: null,
  freight: 'toPay',
  freightAmount: null,
  office: { name: '', phone: '', text: '' },
  ewayBill: '',
  updatedAt: '2026-11-02T10:00:00Z',
  updatedBy: 'Meena',
};
const order = {
  orderId: 'MP-AAAA-BBBB',
  status: 'PROCESSING',
  paymentMethod: 'cod',
  paymentStatus: 'PENDING',
  totalAmount: 1200.5,
  shipment: card,
} as const;

test('edge 43: cash on delivery and freight to pay stand in their own sums', () => {
  const paid = { ...order, orderId: 'MP-CCCC-DDDD', paymentStatus: 'PAID' } as const;
  const [load, ...others] = loadsOf([order, paid]);
  expect([load?.cartons, load?.cash, others]).toEqual([6, 1200.5, []]);
  expect(load?.orders.map(({ shipment }) => shipment.freight)).toEqual(['toPay', 'toPay']);
});

test('spellings of a transporter are one load; what has none comes last', () => {
  const by = (transporter: string) => ({ ...order, shipment: { ...card, transporter } });
  const none = { ...order, shipment: null };
  expect(
    loadsOf([none, by('speed lorry'), by(''), by('Speed Lorry'), by('Anand')]).map(
      ({ transporter, orders }) => [transporter, orders.length],
    ),
  ).toEqual([
    ['Anand', 1],
    ['speed lorry', 2],
    ['', 2],
  ]);
});
