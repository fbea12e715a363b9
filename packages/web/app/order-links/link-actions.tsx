import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import type { SharedOrder } from '@mathappu/contract/order-links/order-links';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type Answer, call } from '#web/api/call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { readKey } from '#web/api/use-read.ts';
import { AnswerButtons } from '#web/enquiries/answer-buttons.tsx';
import { useSendAnswer } from '#web/enquiries/use-answer.ts';
import { adminEnquiryPath, adminOrderPath, orderPath } from '#web/navigation/paths.ts';
import { mayDo } from '#web/session/may-do.ts';
import { useSession } from '#web/session/session-store.ts';
import { callAddress, useShop, whatsAppAddress } from '#web/shop-details/shop-details.ts';
import { useCopy } from '#web/toasts/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { classNames } from '#web/ui/class-names.ts';
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
  const link = publicUrl + prefix + orderPath(code);
  const text = fill(words.askText, { number, total: formatRupees(totals.total), link });
  const copyText = useCopy();
  const copy = () => copyText(link, { copied: words.copied, notCopied: words.notCopied });

  return (
    <div
      className={classNames(
        'mt-4 gap-3 border-t border-line pt-4 print:hidden',
        hasContacts ? 'grid' : 'flex flex-wrap',
      )}
    >
      {isOutdated && (
        <Notice tone="yellow" isLive>
          {enquiryWords.changed}
        </Notice>
      )}
      {shared.kind === 'enquiry' && (
        <AnswerButtons
          quote={{ ...shared, state: shared.state as Quote['state'] }}
          mayWithdraw={shared.canWithdraw}
          answer={answer}
          busy={busy}
        />
      )}
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
      {mayDo(user, shared.kind === 'order' ? 'read_orders' : 'read_enquiries') && (
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
  kind === 'order' ? adminOrderPath(number) : adminEnquiryPath(number);

/** The answers of whoever has the link. */
function useLinkAnswer({ version = 1 }: SharedOrder, code: string) {
  const queries = useQueryClient();
  const key = readKey('getSharedOrder', { params: { code } });
  return useSendAnswer<SharedOrder>(version, {
    send: (body) =>
      call('answerSharedOrder', {
        params: { code },
        body,
        failureText: enquiryWords.answerFailed,
      }),
    show: (data) =>
      queries.setQueryData<Answer<'getSharedOrder'>>(key, (shown) => shown && { ...shown, data }),
    reload: () => readAgain(queries, ['getSharedOrder']),
  });
}
