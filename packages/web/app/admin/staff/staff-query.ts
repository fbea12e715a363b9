import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import * as words from '#words/admin/staff';

export const staffQuery = pageQuery(
  'listStaff',
  {},
  { staleTime: 0, failureText: words.loadFailed },
);
