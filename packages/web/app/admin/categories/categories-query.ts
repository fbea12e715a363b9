import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import * as words from '#words/admin/categories';

export const categoriesQuery = pageQuery(
  'listCategories',
  {},
  { staleTime: 0, failureText: words.loadFailed },
);
