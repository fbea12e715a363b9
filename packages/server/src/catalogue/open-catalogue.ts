import type { Logger } from 'pino';
import type { Following } from '#server/platform/cache/follow-changes.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import {
  type Catalogue,
  changeCatalogue,
  emptyCatalogue,
  type LoadedProduct,
} from './catalogue.ts';
import {
  type Loading,
  listCategoriesToLoad,
  listProductsToLoad,
  listProductsToReload,
} from './catalogue-queries.ts';
import { listSynonymRules } from './search/synonym-queries.ts';

/** The catalogue in the memory of this process, kept current by what the database notifies of. */
export type OpenCatalogue = {
  /** The listed products. What is older than five seconds is read again before it is returned. */
  current(): Promise<Catalogue>;
  /** All products that are not deleted, for admins. It is loaded on demand and dropped when nobody asks. */
  withDrafts(): Promise<Catalogue>;
  /** This process has changed something: what is returned next has the change. */
  hasChanged(): void;
  /** The database notifies of a change, by the word that its trigger sends. */
  onChange(what: string): void;
  /** Notifications may have been missed. */
  onMissed(): void;
  readonly figures: CatalogueFigures;
  close(): void;
};

type CatalogueFigures = {
  readonly products: number;
  /** How long ago the value was known to be what the database has. */
  readonly ageSeconds: number;
  readonly fullReads: number;
};

/** Changes of one act come together; those of many are applied four times a second. */
const togetherMs = 20;
const gatherMs = 250;
/** After a failed read the products are read again after this time. */
const retryMs = 2_000;
const oldMs = 5_000;
const unusedMs = 10 * 60_000;
/** More changed products than these are read with all others. */
const mostReread = 2_000;
/** Fewer would copy more, more would hold up requests for longer. */
const readAtOnce = 2_500;

const mostProducts = 50_000;

type Parts = {
  readonly db: Db;
  readonly log: Logger;
  readonly following: Pick<Following, 'catchUp' | 'heardAt'>;
};

type Options = {
  /** Called when a catalogue has changed. Stock changes with every order. */
  readonly onApplied: (applied: { isOnlyStock: boolean }) => void;
  /** Milliseconds; for tests. */
  readonly now?: () => number;
  readonly maxProducts?: number;
};

export function openCatalogue(parts: Parts, options: Options): OpenCatalogue {
  const listed = follow(parts, 'listed', options);
  let all: FollowedCatalogue | undefined;
  let unused: NodeJS.Timeout | undefined;
  const followed = () => (all ? [listed, all] : [listed]);
  return {
    current: () => listed.current(),
    withDrafts() {
      all ??= follow(parts, 'all', { ...options, onApplied: () => undefined });
      clearTimeout(unused);
      unused = setTimeout(() => {
        all?.close();
        all = undefined;
      }, unusedMs).unref();
      return all.current();
    },
    hasChanged() {
      for (const one of followed()) one.hasChanged();
    },
    onChange(what) {
      for (const one of followed()) one.note(what);
    },
    onMissed() {
      for (const one of followed()) one.noteAll();
    },
    get figures() {
      return listed.figures();
    },
    close() {
      clearTimeout(unused);
      for (const one of followed()) one.close();
    },
  };
}

type FollowedCatalogue = ReturnType<typeof follow>;

/** Changes that are not in the value yet. */
type Pending = {
  readonly ids: Set<string>;
  isAll: boolean;
  hasCategories: boolean;
  hasSynonyms: boolean;
  isOnlyStock: boolean;
  /** When the first of it was noted. */
  since: number;
};

function follow(
  { db, log, following }: Parts,
  loading: Loading,
  { onApplied, now = () => performance.now(), maxProducts = mostProducts }: Options,
) {
  const reader = makeReader({ db, log, loading, maxProducts });
  let value: Catalogue | undefined;
  let readAt = 0;
  let appliedAt = Number.NEGATIVE_INFINITY;
  let fullReads = 0;
  let pending: Pending | undefined;
  let timer: NodeJS.Timeout | undefined;
  let applying: Promise<void> | undefined;
  let isBehind = false;
  let isTelling = false;
  let settling: Promise<void> | undefined;

  function pend(change: (pending: Pending) => void, leastMs = togetherMs): void {
    pending ??= {
      ...{ ids: new Set(), since: now() },
      ...{ isAll: false, hasCategories: false, hasSynonyms: false, isOnlyStock: true },
    };
    change(pending);
    // A value that nobody has asked for yet is read at the first request.
    if (!value || timer) return;
    const waitMs = Math.max(leastMs, appliedAt + gatherMs - now());
    timer = setTimeout(() => void apply().catch(report), waitMs).unref();
  }

  const report = (error: unknown) => log.warn({ err: error }, 'catalogue: changes were not read');

  const noteAll = () =>
    pend((noted) => {
      noted.isAll = true;
      noted.isOnlyStock = false;
    });

  function note(what: string): void {
    // Only the previous release uses this notification.
    if (what !== 'search-words') pend((noted) => addChange(noted, what));
  }

  /** Applies everything that has been noted; one call at a time does so for all. */
  function apply(): Promise<void> {
    applying ??= applyPending().finally(() => {
      applying = undefined;
    });
    return applying;
  }

  async function applyPending(): Promise<void> {
    while (pending) {
      const noted = pending;
      clearTimeout(timer);
      [pending, timer] = [undefined, undefined];
      try {
        const isFirst = value === undefined;
        const isMuch = noted.isAll || noted.ids.size > mostReread;
        value = value && !isMuch ? await reader.readChanges(value, noted) : await readAll();
        appliedAt = now();
        if (!isFirst && !settling) tell(noted);
      } catch (error) {
        pend((again) => mergePending(again, noted), retryMs);
        throw error;
      }
    }
  }

  /**
   * Tells that the value has changed. After an act of this process this is not needed: the act dropped the
   * cache, and pages that are made since then wait for the value.
   */
  function tell(noted: Pending): void {
    isTelling = true;
    onApplied(noted);
    isTelling = false;
  }

  async function readAll(): Promise<Catalogue> {
    const startedAt = now();
    const read = await reader.readAll();
    readAt = startedAt;
    fullReads += 1;
    return read;
  }

  /** Milliseconds since the value was known to be what the database has. */
  const ageMs = () => now() - (pending?.since ?? Math.max(readAt, following.heardAt()));

  /** Applies all changes that were committed before now. */
  async function settle(): Promise<void> {
    while (isBehind) {
      isBehind = false;
      try {
        await following.catchUp().catch(noteAll);
        await apply();
      } catch (error) {
        isBehind = true;
        throw error;
      }
    }
  }

  return {
    note,
    noteAll,
    hasChanged() {
      if (value && !isTelling) isBehind = true;
    },
    async current(): Promise<Catalogue> {
      if (!value) {
        // Those who ask during the first read share it.
        if (!pending && !applying) noteAll();
        await apply();
      } else if (isBehind || settling) {
        settling ??= settle().finally(() => {
          settling = undefined;
        });
        await settling;
      } else if (ageMs() > oldMs) {
        if (!pending) noteAll();
        await apply();
      }
      if (!value) throw new Error('the catalogue was not loaded');
      return value;
    },
    figures: (): CatalogueFigures => ({
      products: value?.slots.size ?? 0,
      ageSeconds: value ? ageMs() / 1_000 : 0,
      fullReads,
    }),
    close: () => clearTimeout(timer),
  };
}

/** @param what the word of a notification: of a product with its id */
function addChange(noted: Pending, what: string): void {
  const [kind = '', id] = what.split(' ');
  if (kind !== 'stock') noted.isOnlyStock = false;
  if ((kind === 'product' || kind === 'stock') && id) noted.ids.add(id);
  else if (kind === 'categories') noted.hasCategories = true;
  else if (kind === 'synonyms') noted.hasSynonyms = true;
  else noted.isAll = true;
}

function mergePending(noted: Pending, earlier: Pending): void {
  for (const id of earlier.ids) noted.ids.add(id);
  noted.isAll ||= earlier.isAll;
  noted.hasCategories ||= earlier.hasCategories;
  noted.hasSynonyms ||= earlier.hasSynonyms;
  noted.isOnlyStock &&= earlier.isOnlyStock;
  noted.since = Math.min(noted.since, earlier.since);
}

type Source = Pick<Parts, 'db' | 'log'> & {
  readonly loading: Loading;
  readonly maxProducts: number;
};

function makeReader({ db, log, loading, maxProducts }: Source) {
  /** Reads again what was noted as changed. */
  async function readChanges(before: Catalogue, noted: Pending): Promise<Catalogue> {
    const ids = [...noted.ids];
    const [categories, synonyms] = [
      noted.hasCategories ? await listCategoriesToLoad(db) : undefined,
      noted.hasSynonyms ? await listSynonymRules(db) : undefined,
    ];
    const products = ids.length > 0 ? await listProductsToReload(db, loading, ids) : [];
    const found = new Set(products.map(({ id }) => id));
    const gone = ids.filter((id) => !found.has(id));
    const kept = withinLimit(before, products);
    return changeCatalogue(before, { products: kept, gone, categories, synonyms });
  }

  /** Reads all in batches, between which requests are answered from the value before. */
  async function readAll(): Promise<Catalogue> {
    const categories = await listCategoriesToLoad(db);
    const synonyms = await listSynonymRules(db);
    let read = changeCatalogue(emptyCatalogue, { categories, synonyms });
    let after: string | undefined;
    for (let isMore = true; isMore; ) {
      const products = await listProductsToLoad(db, loading, { after, limit: readAtOnce });
      const kept = withinLimit(read, products);
      read = changeCatalogue(read, { products: kept });
      after = products.at(-1)?.id;
      isMore = products.length === readAtOnce && kept.length === products.length;
    }
    return read;
  }

  function withinLimit(
    { slots }: Catalogue,
    products: readonly LoadedProduct[],
  ): readonly LoadedProduct[] {
    let room = maxProducts - slots.size;
    const kept = products.filter(({ id }) => {
      if (slots.has(id)) return true;
      room -= 1;
      return room >= 0;
    });
    if (kept.length < products.length)
      log.error(
        `The shop shows ${maxProducts} products at most, and has more. Take some of them out of the shop.`,
      );
    return kept;
  }

  return { readChanges, readAll };
}
