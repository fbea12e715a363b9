import type { Message } from '@mathappu/contract/messages';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { CallError } from '#web/api/call-error.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MailIcon } from '#web/ui/images/contact-icons.tsx';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { Loading } from '#web/ui/loading.tsx';
import * as words from '#words/admin/messages';
import * as uiWords from '#words/ui';
import { MessageDetail } from './message-detail.tsx';

type MessagePaneProps = {
  openId: string | undefined;
  /** The message as in the list, when it is on the page. */
  row: Message | undefined;
  onClose: () => void;
};

/** Shown beside the list; on a phone in place of it, with a button back. */
export function MessagePane({ openId, row, onClose }: MessagePaneProps) {
  const read = useRead(
    'getMessage',
    { params: { messageId: openId ?? '' } },
    { enabled: openId !== undefined, failureText: words.messageFailed, staleTime: 0, toast: false },
  );
  if (openId === undefined) {
    return (
      <div className="rounded-lg border border-dashed border-line-strong max-md:hidden">
        <EmptyState
          title={words.choose}
          text={words.chooseHint}
          icon={<MailIcon className="size-8" />}
        />
      </div>
    );
  }
  const message = read.data?.data ?? row;
  return (
    <div className="md:sticky md:top-20">
      <Button
        variant="quiet"
        icon={<ArrowLeftIcon />}
        onClick={() => onClose()}
        className="mb-2 -ml-5 md:hidden"
      >
        {words.back}
      </Button>
      {isGone(read.error) ? (
        <EmptyState title={words.gone}>
          <Button variant="secondary" onClick={() => onClose()}>
            {uiWords.close}
          </Button>
        </EmptyState>
      ) : message ? (
        <MessageDetail
          key={message._id}
          message={message}
          more={read.data?.data}
          onClose={onClose}
        />
      ) : (
        <ReadStates
          read={read}
          failureText={words.messageFailed}
          skeleton={<Loading text={words.messageLoading} />}
        >
          {() => null}
        </ReadStates>
      )}
    </div>
  );
}

/** Deleted, or an address that was never one of a message. */
const isGone = (error: unknown) =>
  error instanceof CallError && ['messageNotFound', 'invalidInput'].includes(error.code);
