import type { EventType } from '@mathappu/contract/programs/event-types';
import type { Delivery } from '@mathappu/contract/programs/webhooks';
import * as words from '#words/admin/programs';

export const eventWords: Readonly<Record<EventType | 'ping', string>> = {
  'order.placed': words.orderPlaced,
  'order.paid': words.orderPaid,
  'order.shipped': words.orderShipped,
  'order.cancelled': words.orderCancelled,
  'enquiry.sent': words.enquirySent,
  'enquiry.confirmed': words.enquiryConfirmed,
  'product.stock_low': words.stockLow,
  ping: words.test,
};

export const stateWords: Readonly<Record<Delivery['state'], string>> = {
  waiting: words.waiting,
  delivered: words.delivered,
  failed: words.failed,
};
