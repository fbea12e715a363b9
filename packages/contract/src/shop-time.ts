import { language as languageOfPage } from '#words/language';
import type { Language } from './words.ts';

/**
 * The time zone of the shop's days and of every date that a person reads, wherever they are. The
 * database function `shop_day` has the same.
 */
export const shopTimeZone = 'Asia/Kolkata';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
const zone = { timeZone: shopTimeZone } as const;

const days = /* @__PURE__ */ inEachLanguage(day);
const times = /* @__PURE__ */ inEachLanguage({ ...day, ...time });
/** In Tamil the part of the day comes first. */
const timesOfDay = /* @__PURE__ */ inEachLanguage({ ...time, dayPeriod: 'short' });
const weekdays = /* @__PURE__ */ inEachLanguage({ weekday: 'short' });
const months = /* @__PURE__ */ inEachLanguage({ month: 'long', year: 'numeric' });

/** The day of a moment (ISO 8601): 21 Nov 2026; in Tamil 21 நவ. 2026. */
export function formatDate(moment: string, language: Language = languageOfPage): string {
  return days(language).format(new Date(moment)).replace(',', '');
}

/** Formats a day without its year: 21 Nov; in Tamil 21 நவ. */
export function formatNearDate(day: string, language: Language = languageOfPage): string {
  return formatDate(day, language).replace(/ \d{4}$/, '');
}

/** Days of the calendar as people say them: 'Tue 8 – Thu 10 Dec', 'Wed 30 Dec – Sat 2 Jan', 'Tue 8 Dec'. */
export function formatDays(
  { from, to }: { readonly from: string; readonly to: string },
  language: Language = languageOfPage,
): string {
  const named = (day: string, rest: string) =>
    `${weekdays(language).format(new Date(day))} ${rest}`;
  const last = named(to, formatNearDate(to, language));
  if (from === to) return last;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? String(Number(from.slice(8))) : formatNearDate(from, language);
  return `${named(from, first)} – ${last}`;
}

/** With the time of day: 21 Nov 2026, 4:05 pm; in Tamil 21 நவ. 2026, மாலை 4:05. */
export function formatDateTime(moment: string, language: Language = languageOfPage): string {
  const at = new Date(moment);
  if (language === 'ta')
    return `${formatDate(moment, language)}, ${timesOfDay(language).format(at)}`;
  return times(language).format(at).replace('\u202f', ' ');
}

/** The month, such as 2026-11: November 2026. */
export function formatMonth(month: string, language: Language = languageOfPage): string {
  return months(language).format(new Date(`${month}-01`));
}

/** Made when it is first needed: a formatter takes a phone up to 0.1 s. */
function inEachLanguage(options: Intl.DateTimeFormatOptions) {
  const formatters: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language: Language): Intl.DateTimeFormat => {
    formatters[language] ??= new Intl.DateTimeFormat(`${language}-IN`, { ...zone, ...options });
    return formatters[language];
  };
}

let localTime: Intl.DateTimeFormat | undefined;

/** Date and time in the shop as spreadsheets read them: 2026-11-22 19:35:04. */
export function toShopTime(moment: Date): string {
  localTime ??= new Intl.DateTimeFormat('sv-SE', {
    ...zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return localTime.format(moment);
}

/** The day in the shop: 2026-11-22. */
export const toShopDay = (moment: Date): string => toShopTime(moment).slice(0, 10);

/** The day so many days after the day of a moment: 2026-11-25. */
export const toShopDayAfter = (moment: Date, days: number): string =>
  toShopDay(new Date(moment.getTime() + days * 24 * 60 * 60 * 1000));

/** From one day of the shop's calendar to another; negative when that one is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));

/** The month in the shop: 2026-11. */
export const toShopMonth = (moment: Date): string => toShopTime(moment).slice(0, 7);
