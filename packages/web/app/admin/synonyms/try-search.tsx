import { maxSearchLength } from '@mathappu/contract/limits';
import { fill, plural } from '@mathappu/contract/words';
import { type FormEvent, useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import type { Answer } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/synonyms';

type Attempt = Answer<'trySearch'>['data'];

const matchLabels = {
  whole: words.matchWhole,
  beginning: words.matchBeginning,
  synonym: words.matchSynonym,
  inside: words.matchInside,
  sound: words.matchSound,
  slip: words.matchSlip,
} as const;

/** Shows how a search of a customer is understood and what it finds. */
export function TrySearch() {
  const [typed, setTyped] = useState('');
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call('trySearch', { body: { q: typed }, failureText: words.tryFailed }),
  });

  function send(event: FormEvent) {
    event.preventDefault();
    mutate();
  }

  return (
    <Card className="mb-6 p-5">
      <h2 className="mb-3 text-xl">{words.tryTitle}</h2>
      <form onSubmit={send} className="flex flex-wrap items-end gap-3">
        <TextField
          label={words.tryLabel}
          className="min-w-0 flex-1 basis-2xs"
          autoComplete="off"
          maxLength={maxSearchLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" isBusy={isPending}>
          {words.tryButton}
        </Button>
      </form>
      <div role="status">{data && <Understood attempt={data.data} />}</div>
    </Card>
  );
}

function Understood({ attempt }: { attempt: Attempt }) {
  const { leftOut, products, totalCount: count, correctedTo } = attempt;
  return (
    <>
      <h3 className="mt-5 mb-2 font-semibold">{words.readAs}</h3>
      <dl className="grid gap-2">
        {attempt.words.map(({ word, readAs }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a query may have a word twice
          <div key={at}>
            <dt className="inline pr-2 font-semibold">{word}</dt>
            <dd className="inline">
              {readAs.length === 0
                ? words.unknown
                : readAs.map((one) => `${one.words} (${matchLabels[one.match]})`).join(', ')}
            </dd>
          </div>
        ))}
        {leftOut.map((word) => (
          <div key={word} className="text-ink-soft">
            <dt className="inline pr-2">{word}</dt>
            <dd className="inline">{words.leftOut}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 mb-2 font-semibold">
        {count === 0 ? words.nothingFound : fill(plural(words.firstFound, count), { count })}
      </h3>
      {correctedTo && <p>{fill(words.correctedTo, { corrected: correctedTo })}</p>}
      <ol className="list-decimal pl-6">
        {products.map(({ _id, name }) => (
          <li key={_id}>{name}</li>
        ))}
      </ol>
    </>
  );
}
