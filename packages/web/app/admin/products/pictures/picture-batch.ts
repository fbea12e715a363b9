/** The product of a picture. */
export type Target = { _id: string; name: string; listNumber: number | null };

/** A chosen picture and what has become of it. */
export type Entry = {
  /** Its place among the chosen files. */
  id: number;
  file: File;
  target: Target | undefined;
  isLeftOut: boolean;
  state: 'chosen' | 'sending' | 'saved' | 'failed';
  /** From 0 to 1 while it is sent. */
  progress: number;
  problem?: string;
};

type Sendable = Entry & { target: Target };

export const isToSave = (entry: Entry): entry is Sendable =>
  entry.target !== undefined &&
  !entry.isLeftOut &&
  (entry.state === 'chosen' || entry.state === 'failed');

/**
 * The pictures that are to be saved, by product. Each becomes the first of its product: the last one goes
 * first, so that they stand there in the order of their files.
 */
export const groupsToSave = (entries: readonly Entry[]): Sendable[][] =>
  [...Map.groupBy(entries.filter(isToSave), ({ target }) => target._id).values()].map((group) =>
    group.toReversed(),
  );

/** Nothing of the pictures is left to do. */
export const isDone = (entries: readonly Entry[]): boolean =>
  entries.every(({ state, isLeftOut }) => state === 'saved' || isLeftOut);

/** Runs the tasks in their order, at most `atOnce` at a time. */
export async function runInTurn(
  tasks: readonly (() => Promise<void>)[],
  atOnce: number,
): Promise<void> {
  const left = [...tasks];
  async function work(): Promise<void> {
    for (let task = left.shift(); task; task = left.shift()) await task();
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}
