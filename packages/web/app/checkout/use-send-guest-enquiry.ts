import type { FreshLines } from '@mathappu/contract/checkout';
import type { BodyOf } from '@mathappu/contract/endpoint';
import type { Endpoints } from '@mathappu/contract/endpoints';
import { staleOrderCodes } from '@mathappu/contract/orders/order-refusals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { CallError, type FailureCode } from '#web/api/call-error.ts';
import { forgetUnshown, readAgain } from '#web/api/read-again.ts';
import { guestCart, refreshGuestCart } from '#web/cart/guest-cart.ts';
import { forgetDraft } from '#web/forms/form-draft.ts';
import { orderPath } from '#web/navigation/paths.ts';
import { forgetAttempt, keyOfAttempt } from '#web/orders/order-attempt.ts';
import { useReloadShop } from '#web/shop-details/use-reload-shop.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import * as words from '#words/enquiries/sending';
import { buildOrderRequest, type CheckoutPayload, guestAttempt } from './build-order-request.ts';
import { settingsCodes, undecidedCodes } from './refused-request.ts';
import { forgetChosenDepot } from './use-chosen-depot.ts';

/** What is typed into the form stays in the tab under this name. */
export const guestDraft = 'guest-enquiry';

type GuestFields = Pick<
  BodyOf<Endpoints['sendGuestEnquiry']>,
  'name' | 'mobile' | 'state' | 'district' | 'pincode' | 'address_line' | 'note'
>;
type GuestPayload = Pick<CheckoutPayload, 'cart' | 'charged' | 'depotId' | 'estimate' | 'code'> & {
  fields: GuestFields;
  isAgeNoticeShown: boolean;
};

const staleCodes: ReadonlySet<FailureCode> = new Set(staleOrderCodes);
const changedReads = ['listMyPriceRules', 'getSharedQuote', 'listProducts', 'getProduct'] as const;

/** Sends the enquiry of somebody without an account, at most once, and opens its link. */
export function useSendGuestEnquiry() {
  const queries = useQueryClient();
  const reloadShop = useReloadShop();
  const navigateWithToast = useNavigateWithToast();
  const [isUnanswered, setUnanswered] = useState(false);

  async function send({ fields, isAgeNoticeShown, ...payload }: GuestPayload): Promise<void> {
    const { delivery_address: _, ...goods } = buildOrderRequest({
      ...payload,
      ...{ addressId: '', method: 'enquiry' },
    });
    // The server refuses what was sent without it.
    const body = { ...goods, ...fields, isAgeNoticeShown: isAgeNoticeShown as true };
    const lineIds = payload.cart.lines.map(({ id }) => id);
    const idempotencyKey = keyOfAttempt(JSON.stringify([guestAttempt, lineIds, body]));
    setUnanswered(false);
    try {
      const { message, data } = await call('sendGuestEnquiry', {
        ...{ body, idempotencyKey },
        failureText: words.failed,
      });
      forgetAttempt();
      forgetChosenDepot();
      forgetDraft(guestDraft);
      const sent = new Set(goods.product_details.map(({ productId }) => productId));
      guestCart.set(guestCart.get().filter(({ _id }) => !sent.has(_id)));
      forgetUnshown(queries, changedReads);
      const toast = { kind: 'success', text: message } as const;
      await navigateWithToast(orderPath(data.code), toast, { replace: true });
    } catch (error) {
      if (error instanceof CallError) await follow(error, payload);
      throw error;
    }
  }

  /** Shows what the shop has now. */
  async function follow(
    { code, data }: CallError,
    { estimate, cart }: Omit<GuestPayload, 'fields' | 'isAgeNoticeShown'>,
  ) {
    const isUndecided = undecidedCodes.has(code);
    setUnanswered(isUndecided);
    // Too early is no answer: an earlier try may have been stored.
    if (!isUndecided && code !== 'tooManyRequests') forgetAttempt();
    if (staleCodes.has(code) && !estimate) {
      const asked = cart.lines.map(({ product }) => product._id);
      refreshGuestCart(asked, (data as FreshLines).lines);
    }
    if (code !== 'noAnswer') await readAgain(queries, changedReads);
    if (settingsCodes.has(code)) await reloadShop();
  }

  return {
    send,
    /** Whether the last request got no answer; sending it again is safe. */
    isUnanswered,
  };
}
