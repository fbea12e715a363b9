import type { ShopDetails } from '@mathappu/contract/settings';
import type { OpenDays, WeekDay } from '@mathappu/contract/settings/shop-part';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/document';

export const dayNames: Readonly<Record<WeekDay, string>> = {
  mon: words.monday,
  tue: words.tuesday,
  wed: words.wednesday,
  thu: words.thursday,
  fri: words.friday,
  sat: words.saturday,
  sun: words.sunday,
};

/** With a comma after all rows but the last one. Pages get it from the server, so that they load none of this. */
export const wordAllHours = (hours: readonly OpenDays[]): string[] =>
  hours.map((row, place) => wordHours(row) + (place < hours.length - 1 ? ',' : ''));

/** Such as 'Mon-Fri 9am-5pm'. */
export const wordHours = ({ from, to, opens, closes }: OpenDays): string =>
  fill(words.hoursOfDays, {
    days: from === to ? dayNames[from] : `${dayNames[from]}-${dayNames[to]}`,
    opens: wordTime(opens, { am: words.opensAm, pm: words.opensPm }),
    closes: wordTime(closes, { am: words.closesAm, pm: words.closesPm }),
  });

type Forms = { am: typeof words.opensAm; pm: typeof words.opensPm };

/** @param time such as 17:30 */
function wordTime(
  time: string,
  { am, pm }: Forms | { am: typeof words.closesAm; pm: typeof words.closesPm },
): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const figures = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return fill(hour < 12 ? am : pm, { time: figures });
}

/** As the Consumer Protection (E-Commerce) Rules, 2020, ask of shops. */
export const wordGrievanceOfficer = (
  officer: NonNullable<ShopDetails['grievanceOfficer']>,
): string =>
  fill(words.grievanceOfficer, { who: Object.values(officer).filter(Boolean).join(', ') });
