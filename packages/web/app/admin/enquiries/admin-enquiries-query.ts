import { orderPageSize } from '@mathappu/contract/limits';
import { openQuoteStates, quoteStates } from '@mathappu/contract/quotes/quote-state';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';
import * as words from '#words/admin/enquiries';
import { stateWords } from './admin-enquiry-state.tsx';

/** Filters by one state, or by all in which somebody has yet to decide. */
export const stateFilterOptions = [
  { value: openQuoteStates.join(','), label: words.open },
  ...quoteStates
    .filter((state) => state !== 'ESTIMATE')
    .map((value) => ({ value: value as string, label: stateWords[value] })),
];
const stateFilters = stateFilterOptions.map(({ value }) => value);

export const readEnquiryFilter = (params: URLSearchParams) => ({
  state: readChoice(params, 'state', stateFilters),
  search: readListQuery(params).search,
});

/** What the address of the page asks for. */
export function readEnquiryQuery(params: URLSearchParams) {
  const { page } = readListQuery(params);
  return { page: String(page), limit: String(orderPageSize), ...readEnquiryFilter(params) };
}
