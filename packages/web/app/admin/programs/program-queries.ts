import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import * as words from '#words/admin/programs';

export const keysQuery = pageQuery(
  'listApiKeys',
  {},
  { staleTime: 0, failureText: words.keysFailed },
);

export const webhooksQuery = pageQuery(
  'listWebhooks',
  {},
  { staleTime: 0, failureText: words.webhooksFailed },
);
