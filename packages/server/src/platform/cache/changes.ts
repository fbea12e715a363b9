/** A word for what values depend on, with its last changes by their numbers. */
export type Tag = { droppedBy: number; changedBy: number };

/** How soon a change counts. */
export type Change = 'none' | 'soon' | 'now';

/** What has changed, by tag. A value is compared with it when it is asked for. */
export type Changes = {
  /** Drops every value with this tag; one that is being made is returned but not cached. */
  drop(tag: string): void;
  /**
   * The same for a change of which there are many: a few times at once. While more than four a second
   * come, a value is served until it is half a second old, and while the next one is made.
   *
   * @param isSeldom does not count as one of the many, and is late only while there are
   */
  dropSoon(tags: readonly string[], options?: { isSeldom?: boolean }): void;
  tagOf(name: string): Tag;
  /** Counts a change that no tag names. */
  note(): void;
  /** Whether any of the tags has changed after the change with the number, and how soon it counts. */
  worstOf(tags: Iterable<Tag>, after: number): Change;
  /** The number of the last change. */
  readonly count: number;
  /** When this process last heard of a change, by `performance.now()`. */
  readonly changedAt: number;
};

const dropEveryMs = 250;
/** So many come at once after a pause: an order drops twice, by itself and by its notification. */
const dropsAtOnce = 8;

/** There are as many tags as products that were asked for or changed. */
export function openChanges(): Changes {
  const tags = new Map<string, Tag>();
  let count = 0;
  let changedAt = Number.NEGATIVE_INFINITY;
  /** How many drops came lately, one less every quarter of a second, and when that was counted. */
  let lately = 0;
  let countedAt = Number.NEGATIVE_INFINITY;

  function tagOf(name: string): Tag {
    const tag = tags.get(name) ?? { droppedBy: 0, changedBy: 0 };
    tags.set(name, tag);
    return tag;
  }

  function note(): number {
    changedAt = performance.now();
    count += 1;
    return count;
  }

  /** Whether one more is too many: https://en.wikipedia.org/wiki/Leaky_bucket */
  function areMany(): boolean {
    const now = performance.now();
    lately = Math.max(0, lately - (now - countedAt) / dropEveryMs);
    countedAt = now;
    return lately + 1 > dropsAtOnce;
  }

  function drop(name: string): void {
    tagOf(name).droppedBy = note();
  }

  return {
    drop,
    dropSoon(names, { isSeldom = false } = {}) {
      const when = areMany() ? 'changedBy' : 'droppedBy';
      if (!isSeldom) lately = Math.min(lately + 1, dropsAtOnce + 1);
      const number = note();
      for (const name of names) tagOf(name)[when] = number;
    },
    tagOf,
    note,
    worstOf(found, after) {
      let worst: Change = 'none';
      for (const { droppedBy, changedBy } of found) {
        if (droppedBy > after) return 'now';
        if (changedBy > after) worst = 'soon';
      }
      return worst;
    },
    get count() {
      return count;
    },
    get changedAt() {
      return changedAt;
    },
  };
}
