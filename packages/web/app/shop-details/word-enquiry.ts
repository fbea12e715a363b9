import type { ShopDetails } from '@mathappu/contract/settings';
import { lawNotice } from '@mathappu/contract/settings/law-notice';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/shop-details';
import type { EnquiryWords } from './page-shop.ts';
import { wordDelivered } from './word-delivery.ts';

/** Whether customers send enquiries instead of orders. */
const takesEnquiries = ({ lawNotice: notice }: Pick<ShopDetails, 'lawNotice'>) => notice !== null;

/** The texts of a shop that takes enquiries; undefined for a shop that takes orders. */
export function wordEnquiries(shop: ShopDetails): EnquiryWords | undefined {
  if (!takesEnquiries(shop)) return undefined;
  return {
    law: [lawNotice, shop.lawNote].filter(Boolean),
    proceed: words.proceed,
    checkout: words.checkout,
    promise: words.enquiryPromise,
    questions: words.questions,
    withoutAccount: words.withoutAccount,
    signIn: words.signInToEnquire,
    signInDescription: words.signInDescription,
    registerDescription: words.registerDescription,
  };
}

/** How goods are had, in descriptions of pages. */
export const wordInvitation = (shop: ShopDetails): string =>
  fill<string>(takesEnquiries(shop) ? words.inviteEnquiry : words.inviteOrder, {
    delivered: wordDelivered(shop),
  });
