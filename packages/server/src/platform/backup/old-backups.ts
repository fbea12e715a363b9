const days = 7;
const weeks = 4;
const months = 12;
const dayMs = 24 * 3_600_000;

/** The folders of `npm run backup` are named by the time in the shop. */
const stamp = /^(\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)$/;

/**
 * The backups that are not kept: kept are those of the 24 hours before the newest, of which each may be
 * from before a release, and the last of each of the last seven days that have one, of the last four weeks
 * and of the last twelve months. Folders with other names are somebody's.
 */
export function findOldBackups(names: readonly string[]): string[] {
  const newestFirst = names
    .filter((name) => stamp.test(name))
    .toSorted()
    .toReversed();
  const [newest = ''] = newestFirst;
  const kept = new Set([
    ...newestFirst.filter((name) => timeOf(newest) - timeOf(name) <= dayMs),
    ...lastOfEach(newestFirst, days, dayOf),
    ...lastOfEach(newestFirst, weeks, weekOf),
    ...lastOfEach(newestFirst, months, (name) => dayOf(name).slice(0, 7)),
  ]);
  return newestFirst.filter((name) => !kept.has(name));
}

/** The newest backup of each of the newest `count` periods. */
function lastOfEach(
  newestFirst: readonly string[],
  count: number,
  periodOf: (name: string) => string | number,
): string[] {
  const last = new Map<string | number, string>();
  for (const name of newestFirst) {
    const period = periodOf(name);
    if (!last.has(period)) last.set(period, name);
  }
  return [...last.values()].slice(0, count);
}

const dayOf = (name: string): string => stamp.exec(name)?.[1] ?? '';

/** Shop time has no summer time. */
const timeOf = (name: string): number => Date.parse(name.replace(stamp, '$1T$2:$3:$4Z'));

/** Weeks since a Monday. */
const weekOf = (name: string): number => Math.floor((Date.parse(dayOf(name)) / dayMs + 3) / 7);
