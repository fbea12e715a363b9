/**
 * Moves the clock of this process while `live` runs, before the shop listens. The embedded database has no
 * other clock: `Date.now` is what its `now()` asks, also in defaults and triggers, so that every row gets
 * the time of its act. Time goes on from where `goTo` sets it, and never back.
 */
export async function liveInThePast<T>(
  from: Date,
  live: (goTo: (time: Date) => void) => Promise<T>,
): Promise<T> {
  const present = Date.now;
  let [set, since] = [from.getTime(), performance.now()];
  Date.now = () => Math.floor(set + performance.now() - since);
  try {
    return await live((time) => {
      [set, since] = [Math.max(Date.now(), time.getTime()), performance.now()];
    });
  } finally {
    Date.now = present;
  }
}
