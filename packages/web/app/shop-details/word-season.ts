import type { ShopDetails } from '@mathappu/contract/settings';
import { formatNearDate } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import * as words from '#words/shop-details';
import type { PageShop } from './page-shop.ts';

/** Until when orders are taken, and the owner's notice; undefined when neither is set. */
export function wordSeason({ season }: Pick<ShopDetails, 'season'>): PageShop['seasonLine'] {
  const lead = wordLead(season);
  return lead || season.notice ? { lead, notice: season.notice } : undefined;
}

function wordLead({ isOpen, lastOrderOn, daysLeft }: ShopDetails['season']): string {
  if (!isOpen) return words.closed;
  if (lastOrderOn === null || daysLeft === null) return '';
  if (daysLeft === 0) return words.lastDayIsToday;
  return fill(plural(words.lastDay, daysLeft), {
    date: formatNearDate(lastOrderOn),
    count: daysLeft,
  });
}
