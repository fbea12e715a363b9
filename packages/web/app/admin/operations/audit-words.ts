import type { AuditEntry } from '@mathappu/contract/admin/audit';
import type { AuditedKind } from '@mathappu/contract/admin/audited-kinds';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/admin/operations';

export const kindLabels: Readonly<Record<AuditedKind, string>> = {
  order: words.order,
  quote: words.quote,
  product: words.product,
  category: words.category,
  'category-order': words.categoryOrder,
  'listing-rule': words.listingRule,
  'price-rule': words.priceRule,
  synonym: words.synonym,
  'product-import': words.productImport,
  review: words.review,
  message: words.message,
  user: words.user,
  person: words.peopleLookedUp,
  session: words.session,
  settings: words.settings,
  month: words.month,
  staff: words.staff,
  role: words.role,
  'api-key': words.apiKey,
  webhook: words.webhook,
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
  'price-rule.endEstimates': words.estimatesEnded,
  'user.status': words.statusChanged,
  'person.seen': words.accountSeen,
  'month.close': words.monthClosed,
  'month.reopen': words.monthReopened,
  'user.password': words.passwordChanged,
  'user.second-step-on': words.secondStepOn,
  'user.second-step-off': words.secondStepOff,
  'user.second-step-codes': words.recoveryCodesMade,
  'user.second-step-devices': words.devicesForgotten,
  'message.status': words.statusChanged,
  'message.answered': words.markedAnswered,
  'staff.invite': words.invited,
  'staff.accept': words.inviteAccepted,
  'staff.end': words.accessEnded,
  'api-key.end': words.keyEnded,
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

/** Looks at people by what they were; entries of releases before have them as their action. */
const looks: Readonly<Record<string, string>> = {
  'person.searched': words.peopleSearched,
  'export.orders': words.ordersExported,
  'export.figures': words.figuresExported,
  'export.tax-papers': words.taxDocumentsExported,
  'export.month': words.monthExported,
};

const wordAction = (action: string): string =>
  actions[action] ?? looks[action] ?? verbs[action.split('.')[1] ?? ''] ?? action;

/** What was done. Looking at people is one action, whether it was an account, a search or a file. */
export function wordEntry({ action, subject, after }: AuditEntry): string {
  if (action === 'person.seen') {
    if (subject.kind === 'export') return looks[`export.${subject._id}`] ?? subject._id;
    if (after !== null) return words.peopleSearched;
  }
  return wordAction(action);
}

/** The actions that the trail can be narrowed to. */
export const actionOptions = Object.keys(actions)
  .map((value) => ({ value, label: nameAction(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

function nameAction(action: string): string {
  if (action === 'person.seen') return words.peopleSeen;
  const [kind = ''] = action.split('.');
  return fill(words.actionOf, {
    kind: kindLabels[kind as AuditedKind],
    action: wordAction(action),
  });
}
