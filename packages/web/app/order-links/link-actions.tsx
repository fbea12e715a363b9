import { stateAfter } from '@mathappu/contract/enquiries/quote-state';
import { linkPath } from '@mathappu/contract/order-links/link-code';
import type { SharedOrder } from '@mathappu/contract/order-links/order-links';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type Answer, call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { readKey } from '#web/api/use-read.ts';
import { type Answering, AskForChange } from '#web/enquiries/ask-for-change.tsx';
import type { EnquiryAnswer } from '#web/enquiries/use-answer.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { orderPath } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { callAddress, useShop, whatsAppAddress } from '#web/shop-details/shop-details.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as enquiryWords from '#words/enquiries';
import { print } from '#words/estimates';
import { askOnWhatsApp, call as callLabel } from '#words/frame';
import { prefix } from '#words/language';
import * as words from '#words/order-links';

const AddToAccount = lazy(async () => ({
  default: (await import('./add-to-account.tsx')).AddToAccount,
}));

type LinkActionsProps = { shared: SharedOrder; code: string };

/** What whoever has the link can do: say something to the shop, and keep it. */
export function LinkActions({ shared, code }: LinkActionsProps) {
  const { whatsapp, phone, publicUrl } = useShop();
  const user = useSession();
  const { answer, busy, isOutdated } = useLinkAnswer(shared, code);
  const { number, totals, canAdd, isMine } = shared;
  // An estimate has these itself, and its place is its link.
  const hasContacts = shared.kind !== 'estimate';
  const link = publicUrl + prefix + linkPath(code);
  const text = fill(words.askText, { number, total: formatRupees(totals.total), link });
  const showToast = useToastHere();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ kind: 'success', text: words.copied });
    } catch {
      // The browser refuses the clipboard, as it does outside HTTPS.
      showToast({ kind: 'error', text: words.notCopied });
    }
  }

  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4 print:hidden">
      {isOutdated && (
        <Notice tone="yellow" isLive>
          {enquiryWords.changed}
        </Notice>
      )}
      <EnquiryAnswers shared={shared} answer={answer} busy={busy} />
      {hasContacts && whatsapp && (
        <a
          href={whatsAppAddress(text, whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLooks('whatsapp', 'md')}
        >
          {askOnWhatsApp}
        </a>
      )}
      {hasContacts && phone && (
        <a href={callAddress(phone)} className={buttonLooks('secondary', 'md')}>
          {callLabel}
        </a>
      )}
      <Button variant="secondary" onClick={copy}>
        {words.copyLink}
      </Button>
      {isMine && hasContacts && <LinkButton to={orderPath(number)}>{words.inAccount}</LinkButton>}
      {user?.role === 'ADMIN' && (
        <LinkButton to={adminPath(shared)} variant="secondary">
          {words.openInAdmin}
        </LinkButton>
      )}
      {canAdd && (
        <Suspense>
          <AddToAccount shared={shared} code={code} />
        </Suspense>
      )}
      {hasContacts && (
        <Button variant="quiet" onClick={() => window.print()}>
          {print}
        </Button>
      )}
    </div>
  );
}

const adminPath = ({ kind, number }: SharedOrder): string =>
  kind === 'order'
    ? `/admin/orders?order=${number}`
    : `/admin/orders?view=enquiries&enquiry=${number}`;

function EnquiryAnswers({ shared, answer, busy }: Answering & Pick<LinkActionsProps, 'shared'>) {
  const { ask, questionDialog } = useAsk();
  if (shared.kind !== 'enquiry') return null;
  const state = shared.state as Parameters<typeof stateAfter>[0];
  const canAccept = stateAfter(state, 'accept') !== undefined && !shared.isOfferOver;
  // Withdrawing is left to the account that holds it.
  const canWithdraw = shared.canWithdraw && stateAfter(state, 'withdraw') !== undefined;
  return (
    <>
      {canAccept && (
        <Button size="lg" isBusy={busy === 'accept'} onClick={() => answer('accept')}>
          {fill(enquiryWords.accept, { total: formatRupees(shared.totals.total) })}
        </Button>
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
              title: enquiryWords.withdrawTitle,
              text: enquiryWords.withdrawText,
              confirmLabel: enquiryWords.withdraw,
              cancelLabel: enquiryWords.keep,
              onConfirm: () => answer('withdraw'),
            })
          }
        >
          {enquiryWords.withdraw}
        </Button>
      )}
      {questionDialog}
    </>
  );
}

/** Sends an answer to the version on the screen, from whoever has the link. */
function useLinkAnswer({ version = 1 }: SharedOrder, code: string) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const [busy, setBusy] = useState<EnquiryAnswer>();
  const [isOutdated, setOutdated] = useState(false);
  const key = readKey('getSharedOrder', { params: { code } });
  const show = (data: SharedOrder) =>
    queries.setQueryData<Answer<'getSharedOrder'>>(key, (shown) => shown && { ...shown, data });

  async function answer(what: EnquiryAnswer, text?: string): Promise<boolean> {
    if (busy) return false;
    setBusy(what);
    setOutdated(false);
    try {
      const { data, message } = await call('answerSharedOrder', {
        params: { code },
        body: { version, answer: what, ...(text && { text }) },
        failureText: enquiryWords.answerFailed,
      });
      show(data);
      showToast({ kind: 'success', text: message });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'quoteChanged') {
        setOutdated(true);
        show(error.data as SharedOrder);
      } else await readAgain(queries, ['getSharedOrder']);
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  return { answer, busy, isOutdated };
}
