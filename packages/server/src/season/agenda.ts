type Act = () => Promise<void>;

/** Acts by their time. What an act leads to is put down while it runs. */
export type Agenda = {
  add(time: Date, act: Act): void;
  /** Runs what is due until a time, the earliest first; what is later never happens. */
  runUntil(end: Date, before: (time: Date) => void): Promise<void>;
};

export function makeAgenda(): Agenda {
  const waiting: { readonly time: Date; readonly act: Act }[] = [];
  return {
    add(time, act) {
      const later = waiting.findIndex((other) => other.time > time);
      waiting.splice(later === -1 ? waiting.length : later, 0, { time, act });
    },
    async runUntil(end, before) {
      for (let next = waiting.shift(); next && next.time < end; next = waiting.shift()) {
        before(next.time);
        await next.act();
      }
    },
  };
}

const hourMs = 3_600_000;
export const hoursAfter = (time: Date, hours: number): Date =>
  new Date(time.getTime() + hours * hourMs);
