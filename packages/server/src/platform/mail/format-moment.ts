const inShopTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Date and time of day in the shop's time zone, as mails tell them. */
export const formatMoment = (at: Date): string => inShopTime.format(at);
