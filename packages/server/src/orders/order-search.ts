import { maxOrderRupees } from '@mathappu/contract/limits';
import { type Paise, toHundredths } from '@mathappu/contract/money';
import { orderNumberOf, orderNumbersOfSale } from '@mathappu/contract/orders/order-number';
import { parseRupees } from '@mathappu/contract/parse-number';

type AmountRange = { readonly from: Paise; readonly to: Paise };

/** The meanings of one word of a search. An order matches if one of them does. */
export type SearchTerm = {
  /** A part of the number, the customer or the address. */
  readonly text?: string;
  /** An order's number alone, or that of a sale with those its order was changed into. */
  readonly orderNumbers?: readonly string[];
  readonly amount?: AmountRange;
};

/** The terms of a search, all of which an order has to match. */
export function parseOrderSearch(search: string): SearchTerm[] {
  const words = search.replace(/(₹|\bRs[.:]?|\bINR)\s+(?=\d)/gi, '$1').split(' ');
  // Phones are stored without the country code.
  const telling = words.map((word) => word.replace(/^\+91\p{Pd}?/u, ''));
  return telling.filter(Boolean).map(termOf);
}

function termOf(word: string): SearchTerm {
  const orderNumber = orderNumberOf(word);
  if (orderNumber) {
    const all = orderNumbersOfSale(orderNumber);
    const orderNumbers = all[0] === orderNumber ? all : [orderNumber];
    // A word with both hyphens can only be an order number.
    return word.split('-').length >= 3 ? { orderNumbers } : { orderNumbers, text: word };
  }
  const amount = amountOf(word);
  if (amount && /^\D/.test(word)) return { amount };
  return { text: isGroupedDigits(word) ? word.replace(/\D/g, '') : word, amount };
}

/** Whether a word is part of a phone number or pincode with separators: 98511-11, (0422). */
const isGroupedDigits = (word: string) => /^\+?[\d\p{Pd}()]*\d[\d\p{Pd}()]*$/u.test(word);

/** 815 is any amount from ₹815.00 to ₹815.99, 815.38 is that amount alone. */
function amountOf(word: string): AmountRange | undefined {
  const rupees = parseRupees(word);
  const decimals = /\.(\d*)/.exec(word.replace(/^\D+/, ''))?.[1]?.length ?? 0;
  if (rupees === undefined || rupees < 0 || rupees > maxOrderRupees || decimals > 2)
    return undefined;
  const from = toHundredths(rupees);
  return { from, to: from + 10 ** (2 - decimals) - 1 };
}
