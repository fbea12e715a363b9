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

/** Everything by its id, in the order in which it was made. */
export type Records = {
  readonly [Kind in keyof Entities]: ReadonlyMap<string, Entities[Kind]>;
} & { readonly settings: SandboxSettings };

/** What one act changes, all of it or nothing; of an entity that exists, only what is new. */
type Change = {
  readonly [Kind in keyof Entities]?: readonly (
    | Entities[Kind]
    | (Partial<Entities[Kind]> & { readonly id: string })
  )[];
} & { readonly settings?: SandboxSettings };

export type Store = {
  readonly records: Records;
  /** Keeps the change, on disk where there is a folder, before anybody can see it. */
  commit(change: Change): void;
  close(): void;
};

const kinds = ['orders', 'payments', 'refunds', 'webhooks'] as const;

/** Without a folder it is kept in memory alone. */
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
      const kept = entities[kind] as Map<string, object>;
      for (const entity of change[kind] ?? []) {
        kept.set(entity.id, { ...kept.get(entity.id), ...entity });
      }
    }
    settings = { ...settings, ...change.settings };
  };
  for (const change of journal?.entries ?? []) apply(change as Change);
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
