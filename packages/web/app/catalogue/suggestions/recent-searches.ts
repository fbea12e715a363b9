import { trimSearch } from '#web/lists/list-address.ts';
import { createRecentList } from '#web/stores/recent-list.ts';

/** What was searched for by Enter or by a choice; pauses in the typing are not kept. */
export const recentSearches = createRecentList('recent-searches', 8);

export function rememberSearch(text: string): void {
  const search = trimSearch(text);
  if (search) recentSearches.add(search);
}
