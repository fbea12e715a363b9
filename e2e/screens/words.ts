import { errorTable } from '@mathappu/contract/errors';
import * as refusalsTa from '@mathappu/contract/refusals/refusals.ta';
import type { Language } from '@mathappu/contract/words';
import * as input from '@mathappu/contract/words/input';
import * as inputTa from '@mathappu/contract/words/input.ta';
import * as sandboxTa from '#packages/payment-sandbox/src/dialog-words.ta.ts';
import * as sandbox from '#packages/payment-sandbox/src/dialog-words.ts';
import * as accountTa from '#packages/web/app/account/words.ta.ts';
import * as account from '#packages/web/app/account/words.ts';
import * as addressesTa from '#packages/web/app/addresses/words.ta.ts';
import * as addresses from '#packages/web/app/addresses/words.ts';
import * as categoriesTa from '#packages/web/app/admin/categories/words.ta.ts';
import * as categories from '#packages/web/app/admin/categories/words.ts';
import * as enquiriesTa from '#packages/web/app/admin/enquiries/words.ta.ts';
import * as enquiries from '#packages/web/app/admin/enquiries/words.ts';
import * as rulesTa from '#packages/web/app/admin/listing-rules/words.ta.ts';
import * as rules from '#packages/web/app/admin/listing-rules/words.ts';
import * as messagesTa from '#packages/web/app/admin/messages/words.ta.ts';
import * as messages from '#packages/web/app/admin/messages/words.ts';
import * as adminOrdersTa from '#packages/web/app/admin/orders/words.ta.ts';
import * as adminOrders from '#packages/web/app/admin/orders/words.ts';
import * as importsTa from '#packages/web/app/admin/product-import/words.ta.ts';
import * as imports from '#packages/web/app/admin/product-import/words.ts';
import * as productsTa from '#packages/web/app/admin/products/words.ta.ts';
import * as products from '#packages/web/app/admin/products/words.ts';
import * as adminReviewsTa from '#packages/web/app/admin/reviews/words.ta.ts';
import * as adminReviews from '#packages/web/app/admin/reviews/words.ts';
import * as synonymsTa from '#packages/web/app/admin/synonyms/words.ta.ts';
import * as synonyms from '#packages/web/app/admin/synonyms/words.ts';
import * as usersTa from '#packages/web/app/admin/users/words.ta.ts';
import * as users from '#packages/web/app/admin/users/words.ts';
import * as cartTa from '#packages/web/app/cart/words.ta.ts';
import * as cart from '#packages/web/app/cart/words.ts';
import * as picturesTa from '#packages/web/app/catalogue/pictures/words.ta.ts';
import * as pictures from '#packages/web/app/catalogue/pictures/words.ts';
import * as suggestionsTa from '#packages/web/app/catalogue/suggestions/words.ta.ts';
import * as suggestions from '#packages/web/app/catalogue/suggestions/words.ts';
import * as catalogueTa from '#packages/web/app/catalogue/words.ta.ts';
import * as catalogue from '#packages/web/app/catalogue/words.ts';
import * as checkoutTa from '#packages/web/app/checkout/words.ta.ts';
import * as checkout from '#packages/web/app/checkout/words.ts';
import * as deliveryTa from '#packages/web/app/delivery/words.ta.ts';
import * as delivery from '#packages/web/app/delivery/words.ts';
import * as frameTa from '#packages/web/app/frame/words.ta.ts';
import * as frame from '#packages/web/app/frame/words.ts';
import * as contactTa from '#packages/web/app/messages/words.ta.ts';
import * as contact from '#packages/web/app/messages/words.ts';
import * as ordersTa from '#packages/web/app/orders/words.ta.ts';
import * as orders from '#packages/web/app/orders/words.ts';
import * as paymentsTa from '#packages/web/app/payments/words.ta.ts';
import * as payments from '#packages/web/app/payments/words.ts';
import * as reviewsTa from '#packages/web/app/reviews/words.ta.ts';
import * as reviews from '#packages/web/app/reviews/words.ts';
import * as uiTa from '#packages/web/app/ui/words.ta.ts';
import * as ui from '#packages/web/app/ui/words.ts';

const english = {
  input,
  refusals: {
    wrongCredentials: errorTable.wrongCredentials[1],
    wrongPassword: errorTable.wrongPassword[1],
    recoveryNotProven: errorTable.recoveryNotProven[1],
  },
  ...{ account, addresses, cart, catalogue, checkout, contact, delivery, frame, orders, payments },
  ...{ pictures, reviews, sandbox, suggestions, ui },
  ...{ adminOrders, adminReviews, categories, enquiries, imports, messages, products, rules },
  ...{ synonyms, users },
};

/** Rooms by the names of the English ones. */
const tamil = {
  input: inputTa,
  refusals: refusalsTa,
  account: accountTa,
  addresses: addressesTa,
  cart: cartTa,
  catalogue: catalogueTa,
  checkout: checkoutTa,
  contact: contactTa,
  delivery: deliveryTa,
  frame: frameTa,
  orders: ordersTa,
  payments: paymentsTa,
  pictures: picturesTa,
  reviews: reviewsTa,
  sandbox: sandboxTa,
  suggestions: suggestionsTa,
  ui: uiTa,
  adminOrders: adminOrdersTa,
  adminReviews: adminReviewsTa,
  categories: categoriesTa,
  enquiries: enquiriesTa,
  imports: importsTa,
  messages: messagesTa,
  products: productsTa,
  rules: rulesTa,
  synonyms: synonymsTa,
  users: usersTa,
};

/** What the screens say, by rooms: the same names in both languages. */
export const wordsOf = { en: english, ta: tamil } satisfies Record<Language, unknown>;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a sentence with any values in its placeholders. */
export const like = (sentence: string): RegExp => {
  const parts = sentence.replace(/<\/?\w+>/g, '').split(/\{\w+\}/);
  return new RegExp(`^${parts.map(escapePattern).join('.*')}$`);
};

/** The label of a field, with the star of those that are required. */
export const labelled = (label: string): RegExp => new RegExp(`^${escapePattern(label)}( \\*)?$`);

/** The address of a page in a language. */
export const inLanguage = (path: string, language: Language): string =>
  language === 'en' ? path : `/ta${path}`.replace(/\/$/, '');
