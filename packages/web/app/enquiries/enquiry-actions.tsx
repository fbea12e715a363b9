import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { fill, plural } from '@mathappu/contract/words';
import { usePutIntoCart } from '#web/estimates/use-put-into-cart.tsx';
import { callAddress, useShop, whatsAppAddress } from '#web/shop-details/shop-details.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/enquiries';
import { print, products, putting } from '#words/estimates';
import { call } from '#words/frame';
import { AnswerButtons } from './answer-buttons.tsx';
import type { Answering } from './ask-for-change.tsx';
import { goodsOf } from './enquiry-lines.ts';

type EnquiryActionsProps = { quote: Quote } & Answering;

/** The acts of the customer that the enquiry's state allows. */
export function EnquiryActions({ quote, answer, busy }: EnquiryActionsProps) {
  const { whatsapp, phone } = useShop();
  const { put, isPutting, dialog } = usePutIntoCart({
    lines: goodsOf(quote),
    today: { lines: [] },
  });
  const { number, lines, totals } = quote;
  const message = fill(words.message, {
    number,
    products: fill(plural(products, lines.length), { count: lines.length }),
    total: formatRupees(totals.total),
  });

  return (
    <div className="grid gap-3 sm:max-lg:grid-cols-2 print:hidden">
      <AnswerButtons quote={quote} answer={answer} busy={busy} />
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
      {dialog}
    </div>
  );
}
