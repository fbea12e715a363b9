import { fill } from '@mathappu/contract/words';
import type { Answer } from '#web/api/call.ts';
import * as words from '#words/catalogue/results';

type SearchNotesProps = Pick<Answer<'listProducts'>, 'correctedTo' | 'missingWords'>;

/** How a search was read, where its results are not all that was typed. */
export function SearchNotes({ correctedTo, missingWords = [] }: SearchNotesProps) {
  if (!correctedTo && missingWords.length === 0) return null;
  return (
    <p role="status" className="mb-4">
      {correctedTo && fill(words.correctedTo, { corrected: correctedTo })}{' '}
      {missingWords.map((word) => fill(words.lacking, { word })).join(' ')}
    </p>
  );
}
