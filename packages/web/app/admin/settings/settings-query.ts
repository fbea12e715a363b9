import type { SettingsPart } from '@mathappu/contract/settings/parts';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import * as words from '#words/admin/settings';

export const settingsQuery = (part: SettingsPart) =>
  pageQuery('getSettings', { params: { part } }, { staleTime: 0, failureText: words.loadFailed });
