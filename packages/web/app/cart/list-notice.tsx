import { toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import { leadingName } from '#web/language/names.ts';
import { useStore } from '#web/stores/create-store.ts';
import { type ListNote, listNotes } from '#web/stores/list-notes.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/cart';

const format = (paise: number) => formatRupees(toRupees(paise));

const sentences = [
  ['gone', words.listGone, leadingName],
  ['noRoom', words.listNoRoom, leadingName],
  [
    'fewer',
    words.listFewer,
    (note) =>
      `${leadingName(note)} ${fill(words.listLeftOf, { left: note.now, quantity: note.before })}`,
  ],
  [
    'dearer',
    words.listDearer,
    (note) => `${leadingName(note)} ${format(note.before)} → ${format(note.now)}`,
  ],
] as const satisfies readonly (readonly [ListNote['kind'], string, (note: ListNote) => string])[];

/** What differs in the cart from the list that was put into it, until it is dismissed. */
export function ListNotice() {
  const notes = useStore(listNotes, undefined);
  if (!notes?.length) return null;
  return (
    <Notice tone="yellow" className="mb-6">
      {sentences.map(([kind, sentence, show]) => {
        const names = notes.filter((note) => note.kind === kind).map(show);
        return (
          names.length > 0 && (
            <p key={kind} className="wrap-anywhere">
              {fill<string>(sentence, { names: names.join(', ') })}
            </p>
          )
        );
      })}
      <Button variant="quiet" size="sm" className="-ml-4" onClick={() => listNotes.set([])}>
        {words.dismiss}
      </Button>
    </Notice>
  );
}
