import { toRupees } from '@mathappu/contract/money';

type Day = { date: string; orders: number; takingsPaise: number };
type Sales = { orders: number; takings: number };

/** Today, the last seven days and the seven before them, out of fourteen days, oldest first. */
export function summariseSales(days: readonly Day[]): {
  today: Sales;
  thisWeek: Sales;
  weekBefore: Sales;
  days: (Sales & { date: string })[];
} {
  return {
    today: sumOf(days.slice(-1)),
    thisWeek: sumOf(days.slice(-7)),
    weekBefore: sumOf(days.slice(0, -7)),
    days: days.map((day) => ({ date: day.date, ...sumOf([day]) })),
  };
}

export function sumOf(days: readonly Omit<Day, 'date'>[]): Sales {
  return {
    orders: days.reduce((sum, day) => sum + day.orders, 0),
    takings: toRupees(days.reduce((sum, day) => sum + day.takingsPaise, 0)),
  };
}
