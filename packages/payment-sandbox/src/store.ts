import type { SandboxOrder, SandboxPayment, SandboxRefund } from './entities.ts';
import { openJournal } from './journal.ts';
import { type SandboxSettings, wellBehaved } from './settings.ts';
import type { Webhook } from './webhooks.ts';

type Entities = {
  orders: SandboxOrder;
  payments: SandboxPayment;
  refunds: SandboxRefund;
  webhooks: Webhook;
};

/** All entities by id, in the order of their creation. */
export type Records = {
  readonly [Kind in keyof Entities]: ReadonlyMap<string, Entities[Kind]>;
} & { readonly settings: SandboxSettings };

/** The changes of one act, applied atomically; of an existing entity only the changed properties. */
type Change = {
  readonly [Kind in keyof Entities]?: readonly (
    | Entities[Kind]
    | (Partial<Entities[Kind]> & { readonly id: string })
  )[];
} & { readonly settings?: SandboxSettings };

export type Store = {
  readonly records: Records;
  /** Stores the change, on disk if there is a folder, before it becomes visible. */
  commit(change: Change): void;
  close(): void;
};

/** A longer journal is compacted when it is opened. */
const mostEntries = 1_000;
const kinds = ['orders', 'payments', 'refunds', 'webhooks'] as const;

/** Without a folder the records are only in memory. */
export function openStore(folder: string | undefined): Store {
  const journal = folder === undefined ? undefined : openJournal(folder);
  const entities = {
    orders: new Map<string, SandboxOrder>(),
    payments: new Map<string, SandboxPayment>(),
    refunds: new Map<string, SandboxRefund>(),
    webhooks: new Map<string, Webhook>(),
  };
  let settings = wellBehaved;
  const apply = (change: Change) => {
    for (const kind of kinds) {
      const stored = entities[kind] as Map<string, object>;
      for (const entity of change[kind] ?? []) {
        stored.set(entity.id, { ...stored.get(entity.id), ...entity });
      }
    }
    settings = { ...settings, ...change.settings };
  };
  for (const change of journal?.entries ?? []) apply(change as Change);
  if (journal && journal.entries.length > mostEntries) {
    const all = kinds.map((kind) => [kind, [...entities[kind].values()]]);
    journal.compact({ ...Object.fromEntries(all), settings });
  }
  return {
    records: {
      ...entities,
      get settings() {
        return settings;
      },
    },
    commit(change) {
      journal?.append(change);
      apply(change);
    },
    close: () => journal?.close(),
  };
}
