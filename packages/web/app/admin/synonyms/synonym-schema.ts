import type { SynonymKind } from '@mathappu/contract/catalogue/synonyms';
import * as z from 'zod/mini';

export type SynonymValues = { kind: SynonymKind; words: string; to: string };

/** One phrase in each line; the call itself says what is wrong with them. */
const lines = z.pipe(
  z.string(),
  z.transform((typed: string) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
);

export const synonymForm = z.pipe(
  z.object({ kind: z.enum(['equal', 'oneWay', 'filler']), words: lines, to: lines }),
  z.transform(({ kind, words, to }) => ({ kind, words, to: kind === 'oneWay' ? to : [] })),
);
