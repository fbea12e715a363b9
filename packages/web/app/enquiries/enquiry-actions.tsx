import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { stateAfter } from '@mathappu/contract/enquiries/quote-state';
import { fill, plural } from '@mathappu/contract/words';
import { usePutIntoCart } from '#web/estimates/use-put-into-cart.tsx';
import { useAsk } from '#web/forms/use-ask.tsx';
import { callAddress, useShop, whatsAppAddress } from '#web/shop-details/shop-details.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/enquiries';
import { print, products, putting } from '#words/estimates';
import { call } from '#words/frame';
import { AskForChange } from './ask-for-change.tsx';
import { goodsOf } from './enquiry-lines.ts';
import type { useAnswer } from './use-answer.ts';

type EnquiryActionsProps = { quote: Quote } & Pick<ReturnType<typeof useAnswer>, 'answer' | 'busy'>;

/** The acts of the customer that the enquiry's state allows. */
export function EnquiryActions({ quote, answer, busy }: EnquiryActionsProps) {
  const { whatsapp, phone } = useShop();
  const { ask, questionDialog } = useAsk();
  const { put, isPutting, dialog } = usePutIntoCart({
    lines: goodsOf(quote),
    today: { lines: [] },
  });
  const canAccept = stateAfter(quote.state, 'accept') !== undefined && !quote.isOfferOver;
  const canWithdraw = stateAfter(quote.state, 'withdraw') !== undefined;
  const { number, lines, totals } = quote;
  const message = fill(words.message, {
    number,
    products: fill(plural(products, lines.length), { count: lines.length }),
    total: formatRupees(totals.total),
  });

  return (
    <div className="grid gap-3 sm:max-lg:grid-cols-2 print:hidden">
      {canAccept && (
        <Button
          size="lg"
          isBusy={busy === 'accept'}
          onClick={() => answer('accept')}
          className="sm:max-lg:col-span-2"
        >
          {fill(words.accept, { total: formatRupees(totals.total) })}
        </Button>
      )}
      <AskForChange
        answer={answer}
        busy={busy}
        isPossible={stateAfter(quote.state, 'ask') !== undefined}
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
      {whatsapp && (
        <a
          href={whatsAppAddress(message, whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLooks('whatsapp', 'md')}
        >
          {words.messageShop}
        </a>
      )}
      {phone && (
        <a href={callAddress(phone)} className={buttonLooks('secondary', 'md')}>
          {call}
        </a>
      )}
      <Button variant="quiet" isBusy={isPutting} busyLabel={putting} onClick={put}>
        {words.putBack}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        {print}
      </Button>
      {questionDialog}
      {dialog}
    </div>
  );
}
