import type { Paise } from '@mathappu/contract/money';
import type { MailedOrder } from '#server/orders/order-mail-text.ts';

/** An order without lines, as mails read it. */
export const mailedOrder = {
  number: 'MP-AAAA-BBBB',
  userId: 'b6a6e1f0-0000-4000-8000-000000000000',
  code: null,
  paymentMethod: 'online',
  subtotalPaise: 50_000 as Paise,
  adjustments: [],
  totalPaise: 50_000 as Paise,
  customerName: 'Arun',
  delivery: {
    name: 'Arun',
    mobile: '9876543210',
    address_line: '4 Car Street',
    city: 'Chennai',
    state: 'Tamil Nadu',
    pincode: '600017',
    country: 'India',
  },
  lines: [],
  shipment: null,
  createdAt: new Date('2026-11-22T10:00:00Z'),
} as const satisfies MailedOrder;
