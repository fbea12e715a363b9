import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { type QuoteAct, stateAfter } from '@mathappu/contract/enquiries/quote-state';
import { useId, useState } from 'react';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/admin/enquiries';
import { ConfirmEnquiry } from './confirm-enquiry.tsx';
import { DeclineEnquiry } from './decline-enquiry.tsx';
import { OfferEnquiry } from './offer-enquiry.tsx';
import { type KeptAct, keptAct } from './use-quote-act.ts';

const acts = [
  { act: 'decline', label: words.decline, variant: 'quiet', Form: DeclineEnquiry },
  { act: 'offer', label: words.sendOffer, variant: 'secondary', Form: OfferEnquiry },
  { act: 'confirm', label: words.confirmAsOrder, variant: 'primary', Form: ConfirmEnquiry },
] as const satisfies readonly { act: QuoteAct; label: string; variant: string; Form: unknown }[];

type EnquiryActsProps = {
  quote: StaffQuote;
  /** Edits have to be saved first, so that nobody offers or confirms something else. */
  hasEdits: boolean;
};

/** The acts that the enquiry's state allows, each with a question. An estimate can be ended. */
export function EnquiryActs({ quote, hasEdits }: EnquiryActsProps) {
  const id = useId();
  const [asked, setAsked] = useState<QuoteAct>();
  useReopen<KeptAct>(keptAct(quote), ({ act }) => setAsked(act));
  const close = () => setAsked(undefined);
  const possible = acts.filter(({ act }) => stateAfter(quote.state, act));
  return (
    <>
      {possible.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {hasEdits && (
            <p id={id} className="text-sm text-ink-soft">
              {words.saveFirst}
            </p>
          )}
          {possible.map(({ act, label, variant }) => (
            <Button
              key={act}
              variant={variant}
              size="sm"
              disabled={hasEdits}
              aria-describedby={hasEdits ? id : undefined}
              onClick={() => setAsked(act)}
            >
              {quote.state === 'ESTIMATE' ? words.endEstimate : label}
            </Button>
          ))}
        </div>
      )}
      {acts.map(({ act, Form }) => (
        <Form key={act} quote={quote} isOpen={asked === act} onClose={close} />
      ))}
    </>
  );
}
