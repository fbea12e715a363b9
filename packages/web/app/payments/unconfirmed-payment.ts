import { currentUser, useSession } from '#web/session/session-store.ts';
import { createStore, useStore } from '#web/stores/create-store.ts';
import type { RazorpayCallback } from './load-checkout-script.ts';

type UnconfirmedPayment = {
  readonly userId: string;
  /** The number of the order. */
  readonly orderId: string;
  readonly callback: RazorpayCallback;
};

/**
 * The payment that the provider has signed in this tab, until the shop has confirmed or refused it. It
 * outlives a reload: nothing else in the browser knows that money was paid.
 */
const store = createStore<UnconfirmedPayment | undefined>(undefined, {
  key: 'unconfirmed-payment',
  area: 'sessionStorage',
  parse,
  serialize: (payment) => payment && JSON.stringify(payment),
});

export const setUnconfirmedPayment = store.set;

/** Undefined as well when somebody else has signed in. */
export const unconfirmedPayment = () => ofUser(store.get(), currentUser()?._id);

export const useUnconfirmedPayment = () => ofUser(useStore(store, undefined), useSession()?._id);

const ofUser = (payment: UnconfirmedPayment | undefined, userId: string | undefined) =>
  payment?.userId === userId ? payment : undefined;

function parse(stored: string | undefined): UnconfirmedPayment | undefined {
  try {
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
