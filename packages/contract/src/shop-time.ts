/**
 * The time zone of the shop's days and of every date that a person reads, wherever they are. The
 * database function `shop_day` has the same.
 */
export const shopTimeZone = 'Asia/Kolkata';

const localTime = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
  timeZone: shopTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Date and time in the shop as spreadsheets read them: 2026-11-22 19:35:04. */
export const toShopTime = (moment: Date): string => localTime.format(moment);

/** The day in the shop: 2026-11-22. */
export const toShopDay = (moment: Date): string => toShopTime(moment).slice(0, 10);

/** The month in the shop: 2026-11. */
export const toShopMonth = (moment: Date): string => toShopTime(moment).slice(0, 7);
