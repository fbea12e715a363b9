import type { AuditedKind } from '@mathappu/contract/admin/audited-kinds';
import * as words from '#words/admin/operations';

export const kindLabels: Readonly<Record<AuditedKind, string>> = {
  order: words.order,
  quote: words.quote,
  product: words.product,
  category: words.category,
  'category-order': words.categoryOrder,
  'listing-rule': words.listingRule,
  synonym: words.synonym,
  'product-import': words.productImport,
  review: words.review,
  message: words.message,
  user: words.user,
  person: words.peopleLookedUp,
  session: words.session,
  settings: words.settings,
  staff: words.staff,
  role: words.role,
  mail: words.mail,
  job: words.job,
  export: words.exportedFile,
};

const actions: Readonly<Record<string, string>> = {
  'order.status': words.statusChanged,
  'order.refund': words.refundRequested,
  'order.receipt': words.receiptBooked,
  'order.shipment': words.dispatchChanged,
  'order.acceptPayment': words.paymentAccepted,
  'order.revise': words.orderRevised,
  'order.forget': words.personErased,
  'quote.offer': words.offerSent,
  'quote.decline': words.enquiryDeclined,
  'quote.confirm': words.enquiryConfirmed,
  'product.endEstimates': words.estimatesEnded,
  'user.status': words.statusChanged,
  'person.seen': words.accountSeen,
  'person.searched': words.peopleSearched,
  'export.orders': words.ordersExported,
  'export.tax-papers': words.taxDocumentsExported,
  'user.password': words.passwordChanged,
  'message.status': words.statusChanged,
  'message.answered': words.markedAnswered,
  'staff.invite': words.invited,
  'staff.accept': words.inviteAccepted,
  'staff.end': words.accessEnded,
  'session.reused': words.tokenReused,
  'mail.resend': words.mailSentAgain,
  'mail.resendAll': words.mailSentAgain,
  'job.retry': words.triedAgain,
  'job.discard': words.discarded,
  'product.import': words.imported,
  'product.import-undo': words.importUndone,
};
const verbs: Readonly<Record<string, string>> = {
  create: words.created,
  update: words.changed,
  edit: words.changed,
  order: words.changed,
  delete: words.deleted,
};

export const wordAction = (action: string): string =>
  actions[action] ?? verbs[action.split('.')[1] ?? ''] ?? action;
