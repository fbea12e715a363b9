import * as words from '#words/notice';

type NoticeRow = {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  readonly whoSeesIt: string;
  /** Where the database keeps it, as `table.column`. */
  readonly columns: readonly string[];
};

/** What the shop keeps of people. The privacy policy is made of it, and the test of erasure reads it. */
export const notice: readonly NoticeRow[] = [
  {
    what: words.account,
    why: words.accountWhy,
    howLong: words.untilDeleted,
    whoSeesIt: words.youAndShop,
    columns: [
      ...['users.name', 'users.email', 'users.phone', 'users.search_text', 'users.avatar_url'],
      'users.password_hash',
    ],
  },
  {
    what: words.addresses,
    why: words.addressesWhy,
    howLong: words.untilDeleted,
    whoSeesIt: words.addressesSeenBy,
    columns: [
      ...['addresses.name', 'addresses.mobile', 'addresses.address_line', 'addresses.city'],
      ...['addresses.state', 'addresses.country', 'addresses.pincode'],
    ],
  },
  {
    what: words.orders,
    why: words.ordersWhy,
    howLong: words.ordersKept,
    whoSeesIt: words.linkToo,
    columns: [
      ...['orders.customer_name', 'orders.customer_email', 'orders.customer_phone'],
      ...[
        'orders.delivery',
        'orders.buyer_gstin',
        'orders.buyer_name',
        'orders.search_text',
        'orders.adjustments',
      ],
      ...['order_lines.price_reason', 'order_status_changes.reason', 'shipments.office_name'],
      ...['shipments.office_phone', 'shipments.office_text', 'shipments.photo'],
    ],
  },
  {
    what: words.payments,
    why: words.paymentsWhy,
    howLong: words.paymentsKept,
    whoSeesIt: words.paymentsSeenBy,
    columns: ['receipts.reference', 'receipts.note', 'refunds.reason'],
  },
  {
    what: words.papers,
    why: words.papersWhy,
    howLong: words.papersKept,
    whoSeesIt: words.papersSeenBy,
    columns: ['tax_documents.snapshot', 'tax_documents.buyer_gstin'],
  },
  {
    what: words.enquiries,
    why: words.enquiriesWhy,
    howLong: words.enquiriesKept,
    whoSeesIt: words.linkToo,
    columns: [
      ...['quotes.customer_name', 'quotes.customer_email', 'quotes.customer_phone'],
      ...[
        'quotes.delivery',
        'quotes.buyer_gstin',
        'quotes.buyer_name',
        'quotes.search_text',
        'quotes.adjustments',
      ],
      ...['quotes.note', 'quotes.shop_note', 'quotes.reason', 'quote_changes.changes'],
      ...['quote_lines.price_reason', 'quote_lines.reason'],
    ],
  },
  {
    what: words.reports,
    why: words.reportsWhy,
    howLong: words.untilDeleted,
    whoSeesIt: words.reportsSeenBy,
    columns: ['reports.reference', 'reports.text', 'reports.photos', 'reports.answer'],
  },
  {
    what: words.reviews,
    why: words.reviewsWhy,
    howLong: words.reviewsKept,
    whoSeesIt: words.reviewsSeenBy,
    columns: ['reviews.text', 'reviews.answer'],
  },
  {
    what: words.messages,
    why: words.messagesWhy,
    howLong: words.messagesKept,
    whoSeesIt: words.youAndShop,
    columns: [
      ...['messages.name', 'messages.email', 'messages.subject', 'messages.message'],
      ...['messages.search_text', 'message_senders.sender'],
    ],
  },
  {
    what: words.mails,
    why: words.mailsWhy,
    howLong: words.mailsKept,
    whoSeesIt: words.mailsSeenBy,
    columns: ['pgboss.job.data'],
  },
  {
    what: words.visits,
    why: words.visitsWhy,
    howLong: words.visitsKept,
    whoSeesIt: words.visitsSeenBy,
    columns: ['sessions.ip', 'sessions.user_agent'],
  },
  {
    what: words.notes,
    why: words.notesWhy,
    howLong: words.notesKept,
    whoSeesIt: words.notesSeenBy,
    columns: [
      ...['audit_entries.before', 'audit_entries.after', 'users.status_reason'],
      'price_rules.mobiles',
    ],
  },
  {
    what: words.staff,
    why: words.staffWhy,
    howLong: words.staffKept,
    whoSeesIt: words.staffSeenBy,
    columns: [
      ...['staff.name', 'staff.email', 'second_steps.secret', 'second_steps.new_secret'],
      ...['api_keys.name', 'api_keys.last_network', 'order_status_changes.actor_name'],
      ...['quote_changes.actor_name', 'shipments.updated_by_name', 'shipments.packed_by'],
      'shipments.checked_by',
    ],
  },
  {
    what: words.records,
    why: words.recordsWhy,
    howLong: words.recordsKept,
    whoSeesIt: words.recordsSeenBy,
    columns: [],
  },
];
