import * as words from '#words/grants';
import type { Grant } from './grants.ts';

/** What each grant lets its holder do. */
export const grantWords: Readonly<Record<Grant, string>> = {
  read_orders: words.readOrders,
  write_orders: words.writeOrders,
  read_enquiries: words.readEnquiries,
  write_enquiries: words.writeEnquiries,
  read_dispatch: words.readDispatch,
  write_dispatch: words.writeDispatch,
  read_receipts: words.readReceipts,
  write_receipts: words.writeReceipts,
  read_payments: words.readPayments,
  write_payments: words.writePayments,
  read_products: words.readProducts,
  write_products: words.writeProducts,
  read_messages: words.readMessages,
  write_messages: words.writeMessages,
  read_users: words.readUsers,
  write_users: words.writeUsers,
  read_books: words.readBooks,
  write_books: words.writeBooks,
  read_settings: words.readSettings,
  write_settings: words.writeSettings,
  read_system: words.readSystem,
  write_system: words.writeSystem,
  read_people: words.readPeople,
  write_people: words.writePeople,
};
