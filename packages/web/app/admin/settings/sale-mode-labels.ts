import type { SaleMode } from '@mathappu/contract/settings/selling-part';
import * as words from '#words/admin/settings';

export const modeLabels: Readonly<Record<SaleMode, string>> = {
  full: words.full,
  cod: words.cod,
  enquiry: words.enquiry,
};
