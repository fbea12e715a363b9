import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { stateAfter } from '@mathappu/contract/enquiries/quote-state';
import { fill } from '@mathappu/contract/words';
import { useAsk } from '#web/forms/use-ask.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/enquiries';
import { type Answering, AskForChange } from './ask-for-change.tsx';

type AnswerButtonsProps = Answering & {
  quote: Pick<Quote, 'state' | 'isOfferOver' | 'totals'> & { version?: number | undefined };
  /** Whether withdrawing is offered in states that allow it. */
  mayWithdraw?: boolean;
};

/** The answers that the enquiry's state allows, in the grid of whoever shows them. */
export function AnswerButtons({ quote, mayWithdraw = true, answer, busy }: AnswerButtonsProps) {
  const { ask, questionDialog } = useAsk();
  const { state, isOfferOver, totals, version } = quote;
  const canAccept = stateAfter(state, 'accept') !== undefined && !isOfferOver;
  const canWithdraw = mayWithdraw && stateAfter(state, 'withdraw') !== undefined;
  return (
    <>
      {canAccept && (
        // Before and without scripts the browser sends it to the action of the page.
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            answer('accept');
          }}
          className="grid sm:max-lg:col-span-full"
        >
          <input type="hidden" name="version" value={version} />
          <Button type="submit" size="lg" isBusy={busy === 'accept'}>
            {fill(words.accept, { total: formatRupees(totals.total) })}
          </Button>
        </form>
      )}
      <AskForChange
        answer={answer}
        busy={busy}
        isPossible={stateAfter(state, 'ask') !== undefined}
      />
      {canWithdraw && (
        <Button
          variant="secondary"
          isBusy={busy === 'withdraw'}
          onClick={() =>
            ask({
              title: words.withdrawTitle,
              text: words.withdrawText,
              confirmLabel: words.withdraw,
              cancelLabel: words.keep,
              onConfirm: () => answer('withdraw'),
            })
          }
        >
          {words.withdraw}
        </Button>
      )}
      {questionDialog}
    </>
  );
}
