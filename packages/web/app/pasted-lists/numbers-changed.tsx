import { formatDate, toShopDay } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/pasted-lists';

const daysOfOldLists = 60;
const dayMs = 86_400_000;

/** The day of the last numbering, while buyers may hold lists of before it. */
export function NumbersChanged({ numberedOn }: { numberedOn: string | null }) {
  if (numberedOn === null) return null;
  const days = (Date.parse(toShopDay(new Date())) - Date.parse(numberedOn)) / dayMs;
  if (days > daysOfOldLists) return null;
  return (
    <Notice tone="yellow">{fill(words.numbersChanged, { date: formatDate(numberedOn) })}</Notice>
  );
}
