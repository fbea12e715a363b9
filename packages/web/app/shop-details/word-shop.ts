import type { ShopDetails } from '@mathappu/contract/settings';
import type { OpenDays, WeekDay } from '@mathappu/contract/settings/shop-part';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/shop-details';

export const dayNames: Readonly<Record<WeekDay, string>> = {
  mon: words.monday,
  tue: words.tuesday,
  wed: words.wednesday,
  thu: words.thursday,
  fri: words.friday,
  sat: words.saturday,
  sun: words.sunday,
};

/** With a comma after all rows but the last one. */
export const wordAllHours = (hours: readonly OpenDays[]): string[] =>
  hours.map((row, place) => wordHours(row) + (place < hours.length - 1 ? ',' : ''));

/** Such as 'Mon-Fri 9am-5pm'. */
export const wordHours = ({ from, to, opens, closes }: OpenDays): string =>
  fill(words.hoursOfDays, {
    days: from === to ? dayNames[from] : `${dayNames[from]}-${dayNames[to]}`,
    opens: wordTime(opens),
    closes: wordTime(closes),
  });

/** @param time such as 17:30 */
function wordTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const figures = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return fill(partOfDay(hour), { time: figures });
}

function partOfDay(hour: number) {
  if (hour < 12) return words.morning;
  if (hour < 16) return words.afternoon;
  return hour < 19 ? words.evening : words.night;
}

/** As the Consumer Protection (E-Commerce) Rules, 2020, ask of shops. */
export const wordGrievanceOfficer = ({
  name,
  ...ways
}: NonNullable<ShopDetails['grievanceOfficer']>) => ({
  who: fill(words.grievanceOfficer, { who: name }),
  ...ways,
});
