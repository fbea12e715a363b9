const zone = { timeZone: 'Asia/Kolkata' } as const;
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

const days = new Intl.DateTimeFormat('en-IN', { ...zone, ...day });
const times = new Intl.DateTimeFormat('en-IN', { ...zone, ...day, ...time });

/** The day of a moment (ISO 8601) in India: 21 Nov 2026. */
export function formatDate(moment: string): string {
  return days.format(new Date(moment));
}

/** With the time of day in India: 21 Nov 2026, 4:05 pm. */
export function formatDateTime(moment: string): string {
  return times.format(new Date(moment)).replace('\u202f', ' ');
}
