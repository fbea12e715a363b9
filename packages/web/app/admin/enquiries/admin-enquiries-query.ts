import {
  openQuoteStates,
  type QuoteState,
  quoteStates,
} from '@mathappu/contract/enquiries/quote-state';
import { orderPageSize } from '@mathappu/contract/limits';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';
import * as words from '#words/admin/enquiries';
import { enquiryStateLooks } from './admin-enquiry-state.tsx';

const estimates: string = 'ESTIMATE' satisfies QuoteState;

/** Filters by one state, or by all in which somebody has yet to decide; or asks for estimates. */
export const stateFilterOptions = [
  { value: openQuoteStates.join(','), label: words.open },
  ...quoteStates
    .filter((state) => state !== estimates)
    .map((value) => ({ value: value as string, label: enquiryStateLooks[value].label })),
  { value: estimates, label: words.runningEstimates },
];
const stateFilters = stateFilterOptions.map(({ value }) => value);

export const readEnquiryFilter = (params: URLSearchParams) => {
  const state = readChoice(params, 'state', stateFilters);
  const ofEstimates = state === estimates;
  return {
    state,
    search: readListQuery(params).search,
    /** The product's id; enquiries are not filtered by product. */
    productId: (ofEstimates && params.get('product')) || undefined,
  };
};

export const asksForEstimates = (params: URLSearchParams): boolean =>
  readEnquiryFilter(params).state === estimates;

/** The running estimates with a product. */
export const estimatesWithPath = (productId: string): string =>
  `/admin/orders?view=enquiries&state=${estimates}&product=${productId}`;

/** The query in the address of the page. */
export function readEnquiryQuery(params: URLSearchParams) {
  const { page } = readListQuery(params);
  return { page: String(page), limit: String(orderPageSize), ...readEnquiryFilter(params) };
}
