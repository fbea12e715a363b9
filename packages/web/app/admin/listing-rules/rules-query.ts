import { pageQuery } from '#web/api/use-read.ts';
import * as words from '#words/admin/listing-rules';

export const rulesQuery = pageQuery(
  'listListingRules',
  {},
  { staleTime: 0, failureText: words.loadFailed },
);
