import {
  type Settings,
  type SettingsPart,
  settingsParts,
  storedSchemas,
} from '@mathappu/contract/settings/parts';
import type { Logger } from 'pino';
import { type Cache, openCache } from '#server/platform/cache/cache.ts';
import { type Config, ConfigError } from '#server/platform/config/config.ts';
import { StartError } from '#server/platform/config/start-error.ts';
import type { Db, Queryable } from '#server/platform/db/open-database.ts';
import { findIgnoredVariables, firstSettings } from './first-settings.ts';
import type { StoredPriceRule } from './price-rules-in-settings.ts';
import { insertMissingSettings, readStored } from './settings-queries.ts';

/** With the price rules that are switched on, which are few and read as often. */
export type SettingsWithRules = Settings & { readonly priceRules: readonly StoredPriceRule[] };

export type ShopSettings = {
  /** As they are stored; kept in memory until somebody changes them, and when they cannot be read. */
  read(): Promise<SettingsWithRules>;
  /** As they are stored now, in one statement; for transactions that decide by them. */
  readIn(db: Queryable): Promise<SettingsWithRules>;
  /** As they were last read. For words such as the shop's name, which may be a moment old. */
  readonly latest: SettingsWithRules;
  /** Whether customers can be told who the shop is: an admin has saved it, or the environment says it. */
  readonly isIntroduced: boolean;
  /** A document as it is stored, with the fields that it lacks; the last good one when it is damaged. */
  complete<Part extends SettingsPart>(part: Part, document: object): Settings[Part];
  /** After a change: what is cached is dropped, and `latest` is the new one. */
  refresh(): Promise<void>;
};

const oneMinute = 60_000;

type Parts = {
  readonly db: Db;
  readonly cache: Cache;
  readonly config: Config;
  readonly log: Logger;
};

/**
 * Fills missing parts from the environment and reads all of them.
 * @throws StartError when a document cannot be read
 */
export async function openSettings({ db, cache, config, log }: Parts): Promise<ShopSettings> {
  const first = firstSettings(config);
  const versions: Partial<Record<SettingsPart, number>> = {};
  let latest: SettingsWithRules = { ...first, priceRules: [] };
  /** What the last read found damaged: the log says it once, not at every read. */
  let logged: readonly string[] = [];
  /** Apart from the cache of the catalogue, whose changes drop no settings. */
  const stored = openCache({ maxEntries: 1, freshMs: oneMinute });

  const complete = <Part extends SettingsPart>(part: Part, document: object) =>
    (storedSchemas[part].safeParse({ ...first[part], ...document }).data ??
      latest[part]) as Settings[Part];

  /** Takes over what is not older than `latest`; returns the problems of documents that are damaged. */
  function take({ parts, rules }: Awaited<ReturnType<typeof readStored>>): string[] {
    latest = { ...latest, priceRules: rules };
    return parts.flatMap(({ part, version, document }) => {
      const known = settingsParts.find((each) => each === part);
      if (!known || version < (versions[known] ?? 0)) return [];
      const { success, data, error } = storedSchemas[known].safeParse({
        ...first[known],
        ...document,
      });
      if (!success) {
        return error.issues.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`);
      }
      latest = { ...latest, [known]: data };
      versions[known] = version;
      return [];
    });
  }

  async function load(): Promise<SettingsWithRules> {
    const problems = take(await readStored(db));
    if (problems.length > 0 && problems.join() !== logged.join())
      log.error({ problems }, 'settings are damaged; the last good ones serve');
    logged = problems;
    return latest;
  }

  const read = (): Promise<SettingsWithRules> =>
    stored.get('settings', load).catch((error: unknown) => {
      log.warn({ err: error }, 'settings cannot be read; the last ones serve');
      return latest;
    });

  demandReadable(first);
  await insertMissingSettings(db, first);
  demandUndamaged(take(await readStored(db)));
  warnOfIgnored(config, { latest, log });
  return {
    read,
    async readIn(tx) {
      const { parts, rules } = await readStored(tx);
      const now = parts.map(({ part, document }) => [
        part,
        complete(part as SettingsPart, document),
      ]);
      return { ...latest, ...Object.fromEntries(now), priceRules: rules };
    },
    get latest() {
      return latest;
    },
    get isIntroduced() {
      return config.isOwnerKnown || (versions.shop ?? 1) > 1;
    },
    complete,
    async refresh() {
      stored.drop();
      cache.drop();
      await read();
    },
  };
}

/** @throws StartError when there are problems */
function demandUndamaged(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new StartError(
    `The settings in the table shop_settings cannot be read:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
  );
}

/** @throws ConfigError when the environment has settings that the shop cannot have */
function demandReadable(first: Settings): void {
  const wrong = settingsParts.flatMap(
    (part) => storedSchemas[part].safeParse(first[part]).error ?? [],
  );
  if (wrong.length > 0) {
    throw new ConfigError(
      wrong.flatMap(({ issues }) =>
        issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      ),
    );
  }
}

function warnOfIgnored(config: Config, { latest, log }: { latest: Settings; log: Logger }): void {
  const variables = findIgnoredVariables(config, latest);
  if (variables.length > 0) {
    log.warn(
      { variables },
      'the shop has other settings than the environment; those of the shop count',
    );
  }
}
