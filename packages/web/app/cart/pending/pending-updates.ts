import { CallError } from '#web/api/call-error.ts';
import type { Store } from '#web/stores/create-store.ts';
import type { PendingLine, PendingLines } from './pending-lines.ts';

/** An update is dropped, and what is answered to it ignored, when the user has changed. */
export type Outcome = 'done' | 'dropped' | CallError;

/**
 * The quantity to send; undefined when the update has been dropped. Until it is taken, a quantity that
 * is set replaces it.
 */
export type TakeQuantity = () => number | undefined;

type Update = {
  readonly kind: 'add' | 'set';
  line: PendingLine;
  /** Sends the quantity that it takes. Resolves to what puts the answer into the cached cart. */
  readonly send: (take: TakeQuantity) => Promise<() => void>;
  isSent: boolean;
  answer: Promise<Outcome>;
};

const settled = Promise.resolve('done' as const);

/**
 * Optimistic updates of the account's cart. Those of one product are sent one after the other; when
 * one is refused, the later ones, which were made on top of it, are dropped with it.
 * @param lines shows them
 */
export function createPendingUpdates(lines: Pick<Store<PendingLines>, 'set'>) {
  const queues = new Map<string, Update[]>();

  function show() {
    const last = [...queues].flatMap(([id, queue]) => {
      const { line } = queue.at(-1) ?? {};
      return line ? [[id, line] as const] : [];
    });
    lines.set(new Map(last));
  }

  async function send(update: Update): Promise<Outcome> {
    const id = update.line.product._id;
    const isPending = () => queues.get(id)?.includes(update) === true;
    if (!isPending()) return 'dropped';
    try {
      const apply = await update.send(() => {
        update.isSent = true;
        return isPending() ? update.line.quantity : undefined;
      });
      if (!isPending()) return 'dropped';
      apply();
      const later = queues.get(id)?.filter((other) => other !== update) ?? [];
      if (later.length > 0) queues.set(id, later);
      else queues.delete(id);
      return 'done';
    } catch (error) {
      const outcome = isPending() ? error : 'dropped';
      if (isPending()) queues.delete(id);
      if (!(error instanceof CallError)) throw error;
      return outcome as Outcome;
    } finally {
      show();
    }
  }

  /** Shows the line at once. */
  function enqueue(
    kind: Update['kind'],
    line: PendingLine,
    sendLine: Update['send'],
  ): Promise<Outcome> {
    const id = line.product._id;
    const queue = queues.get(id) ?? [];
    const before = queue.at(-1)?.answer;
    const update: Update = { kind, line, send: sendLine, isSent: false, answer: settled };
    queues.set(id, [...queue, update]);
    update.answer = before
      ? before.then((outcome) => (outcome === 'done' ? send(update) : outcome))
      : send(update);
    show();
    return update.answer;
  }

  return {
    add: (line: PendingLine, sendLine: Update['send']) => enqueue('add', line, sendLine),
    /**
     * Of several quantities that are set while an update is being sent or waits, only the last one
     * is sent.
     */
    set(line: PendingLine, sendLine: Update['send']): Promise<Outcome> {
      const last = queues.get(line.product._id)?.at(-1);
      if (last?.kind !== 'set' || last.isSent) return enqueue('set', line, sendLine);
      last.line = line;
      show();
      return last.answer;
    },
    async whenSettled(): Promise<void> {
      await Promise.all([...queues.values()].flat().map(({ answer }) => answer));
    },
    /** For a change of the user. */
    clear(): void {
      queues.clear();
      show();
    },
  };
}
