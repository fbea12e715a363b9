/** One piece of code made wrong: `from`, which stands once in `file`, becomes `to`. */
export type Defect = {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The tests that ought to notice it, or for words the file that is checked. */
  readonly noticedBy: string;
};

const server = 'packages/server/src';
const contract = 'packages/contract/src';
const web = 'packages/web/app';

const moneyAndStock: Defect[] = [
  {
    name: 'a unit price is rounded down',
    file: `${contract}/money.ts`,
    from: '(10_000 - discount) + 5_000)',
    to: '(10_000 - discount))',
    noticedBy: `${contract}/money.test.ts`,
  },
  {
    name: 'a discount takes off more than the goods cost',
    file: `${contract}/orders/totals.ts`,
    from: '-Math.min(amountPaise, subtotalPaise)',
    to: '-amountPaise',
    noticedBy: `${contract}/orders`,
  },
  {
    name: 'an order takes one piece too few from the stock',
    file: `${server}/catalogue/stock-queries.ts`,
    from: 'stock = products.stock - requested.quantity',
    to: 'stock = products.stock - requested.quantity + 1',
    noticedBy: `${server}/checkout/place-order.engine.test.ts`,
  },
  {
    name: 'the last piece is sold to two buyers',
    file: `${server}/catalogue/stock-queries.ts`,
    from: 'available < quantity)',
    to: 'available + 1 < quantity)',
    noticedBy: `${server}/checkout/stock-races.test.ts`,
  },
  {
    name: 'the same key with another request returns the first order',
    file: `${server}/platform/db/claim-once.ts`,
    from: 'if (earlier.requestHash !== hash)',
    to: 'if (!earlier.requestHash)',
    noticedBy: `${server}/checkout/place-order-once.test.ts`,
  },
  {
    name: 'a payment of another amount pays an order',
    file: `${server}/payments/payment-transition.ts`,
    from: "event.currency === 'INR' && event.amountPaise === order.totalPaise",
    to: "event.currency === 'INR'",
    noticedBy: `${server}/payments/payment-transition.unit.test.ts`,
  },
  {
    name: 'a payment moves backwards',
    file: `${server}/payments/payment-transition.ts`,
    from: 'progress.indexOf(stored.state) > progress.indexOf(event.state)',
    to: 'progress.indexOf(stored.state) < 0',
    noticedBy: `${server}/payments/payment-transition.unit.test.ts`,
  },
  {
    name: 'a cancelled order keeps its stock',
    file: `${server}/orders/order-status.ts`,
    from: '    isStockTaken: false,',
    to: '    isStockTaken: true,',
    noticedBy: `${server}/orders/set-order-status.engine.test.ts`,
  },
  {
    name: 'more can be refunded than is left',
    file: `${server}/payments/refunds/refund-order.ts`,
    from: 'if (asked > refundablePaise)',
    to: 'if (asked < 0)',
    noticedBy: `${server}/payments/refunds/refund-parts.test.ts`,
  },
  {
    name: 'more money is booked by hand than is owed',
    file: `${server}/orders/manual-payments/book-manual-payment.ts`,
    from: 'if (Math.abs(amountPaise) <= maximum) return;',
    to: 'if (Math.abs(amountPaise) <= maximum + 100) return;',
    noticedBy: `${server}/orders/manual-payments/manual-payments.engine.test.ts`,
  },
];

const access: Defect[] = [
  {
    name: 'a customer may make the calls of an admin',
    file: `${server}/platform/http/handle.ts`,
    from: "endpoint.access === 'admin' && caller.role !== 'ADMIN'",
    to: "endpoint.access === 'admin' && caller.role === undefined",
    noticedBy: 'packages/server/test/suites/access-matrix.test.ts',
  },
  {
    name: 'an address of somebody else can be read',
    file: `${server}/addresses/address-queries.ts`,
    from: ".select(columns)\n    .where('id', '=', addressId)\n    .where('user_id', '=', userId)",
    to: ".select(columns)\n    .where('id', '=', addressId)",
    noticedBy: 'packages/server/test/suites/foreign-objects.test.ts',
  },
  {
    name: 'a banned account is let in',
    file: `${server}/sessions/account-status.ts`,
    from: "if (status === 'banned')",
    to: "if (status === 'barred')",
    noticedBy: 'packages/server/test/suites/access-matrix.test.ts',
  },
  {
    name: 'a webhook with any signature of the right length is believed',
    file: `${server}/gateway/gateway-signatures.ts`,
    from: 'given.length === expected.length && timingSafeEqual(given, expected)',
    to: 'given.length === expected.length && timingSafeEqual(given, given)',
    noticedBy: `${server}/payments/payment-forgery.test.ts`,
  },
  {
    name: 'a refresh token that was replaced is honoured',
    file: `${server}/sessions/refresh-decision.ts`,
    from: "if (presented < generation) return { kind: 'revoke' };",
    to: "if (presented < generation) return { kind: 'repeat', issued };",
    noticedBy: `${server}/sessions/refresh-decision.unit.test.ts`,
  },
];

const lawAndPapers: Defect[] = [
  {
    name: 'a half of the tax is rounded down',
    file: `${contract}/invoices/tax-amounts.ts`,
    from: '(2n * total * rate + whole) / (2n * whole)',
    to: '(2n * total * rate) / (2n * whole)',
    noticedBy: `${contract}/invoices`,
  },
  {
    name: 'the financial year begins in January',
    file: `${contract}/invoices/tax-amounts.ts`,
    from: 'month >= 4 ? year : year - 1',
    to: 'month >= 1 ? year : year - 1',
    noticedBy: `${contract}/invoices`,
  },
  {
    name: 'a number is left out of a series of invoices',
    file: `${server}/invoices/take-number.ts`,
    from: 'last ? last.serial + 1 : first',
    to: 'last ? last.serial + 2 : first',
    noticedBy: `${server}/invoices/invoices.engine.test.ts`,
  },
  {
    name: 'a deleted account leaves a phone number in its orders',
    file: `${server}/orders/customer-order-queries.ts`,
    from: "customer_phone = '', ",
    to: '',
    noticedBy: `${server}/users/erasure.test.ts`,
  },
  {
    name: 'orders do not say that the age notice was shown',
    file: `${web}/checkout/order-summary.tsx`,
    from: 'isAgeNoticeShown: isShown(ageNoticeRef.current)',
    to: 'isAgeNoticeShown: false',
    noticedBy: 'e2e/customer/checkout.spec.ts',
  },
];

const screensAndLanguages: Defect[] = [
  {
    name: 'a quantity above the stock is taken as typed',
    file: `${web}/ui/fields/quantity-stepper.tsx`,
    from: 'const allowed = Math.min(wanted, max);',
    to: 'const allowed = wanted;',
    noticedBy: `${web}/ui/fields/quantity-stepper.browser.test.tsx`,
  },
  {
    name: 'suggestions are asked for at each key',
    file: `${web}/catalogue/suggestions/use-suggestions.ts`,
    from: 'const pauseMs = 150;',
    to: 'const pauseMs = 0;',
    noticedBy: `${web}/catalogue/suggestions/suggestions.browser.test.tsx`,
  },
  {
    name: 'an old toast stays under the new one',
    file: `${web}/toasts/toast-container.tsx`,
    from: 'const isShown = limit === 1 && ',
    to: 'const isShown = limit === 0 && ',
    noticedBy: `${web}/toasts/toast-container.browser.test.tsx`,
  },
  {
    name: 'a search is sent while an input method composes',
    file: `${web}/lists/use-search-in-address.ts`,
    from: 'if (isPaused || isComposing || text === applied) return;',
    to: 'if (isPaused || text === applied) return;',
    noticedBy: `${web}/lists/use-search-in-address.browser.test.tsx`,
  },
  {
    name: 'small buttons are small for fingers too',
    file: `${web}/ui/icon-button.tsx`,
    from: "'size-9 pointer-coarse:size-11'",
    to: "'size-9'",
    noticedBy: 'e2e/everywhere/every-screen.spec.ts',
  },
  {
    name: 'a button has no name for screen readers',
    file: `${web}/ui/fields/search-box.tsx`,
    from: '            aria-label={label}\n',
    to: '',
    noticedBy: 'e2e/everywhere/every-screen.spec.ts',
  },
  {
    name: 'a failed list offers no Retry that works',
    file: `${web}/ui/error-state.tsx`,
    from: 'onClick={onRetry}',
    to: 'onClick={() => undefined}',
    noticedBy: 'e2e/everywhere/failed-reads.spec.ts',
  },
  {
    name: 'a sentence of the shop has no Tamil',
    file: `${web}/cart/words.ta.ts`,
    from: 'export const empty =',
    to: 'export const emptied =',
    noticedBy: `${web}/cart/words.ta.ts`,
  },
  {
    name: 'Tamil pages say that they are English',
    file: `${web}/root.tsx`,
    from: '<html lang={locale}',
    to: '<html lang="en-IN"',
    noticedBy: `${server}/pages/languages.test.ts`,
  },
  {
    name: 'the admin area lets a customer in',
    file: `${web}/admin/frame/admin-layout.tsx`,
    from: "role !== 'ADMIN'",
    to: 'role === undefined',
    noticedBy: 'e2e/everywhere/guards.spec.ts',
  },
];

/** Defects of every kind that the suite has to notice, each by the part that is made for it. */
export const defects: readonly Defect[] = [
  ...moneyAndStock,
  ...access,
  ...lawAndPapers,
  ...screensAndLanguages,
];
