import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import * as words from '#words/admin/listing-rules';

export const rulesQuery = pageQuery(
  'listListingRules',
  {},
  { staleTime: 0, failureText: words.loadFailed },
);
