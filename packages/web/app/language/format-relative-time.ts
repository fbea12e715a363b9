import { locale } from '#words/language';
import { justNow } from '#words/ui';

const units = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['week', 7 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });

/** How long ago a moment (ISO 8601) was: '5 minutes ago'; under a minute it is 'just now'. */
export function formatRelativeTime(moment: string, now: Date): string {
  const seconds = (now.getTime() - new Date(moment).getTime()) / 1000;
  for (const [unit, length] of units) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return justNow;
}
