import type { Message } from '@mathappu/contract/messages';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ArrowLeftIcon, MailIcon } from '#web/ui/images/icons.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { MessageDetail } from './message-detail.tsx';

type MessagePaneProps = {
  openId: string | undefined;
  message: Message | undefined;
  isLoading: boolean;
  onClose: () => void;
};

/** Beside the list; on a phone instead of it, with a button back. */
export function MessagePane({ openId, message, isLoading, onClose }: MessagePaneProps) {
  if (openId === undefined) {
    return (
      <div className="rounded-lg border border-dashed border-line-strong max-md:hidden">
        <EmptyState
          title="Choose a message"
          text="It opens here, beside the list."
          icon={<MailIcon className="size-8" />}
        />
      </div>
    );
  }
  return (
    <div className="md:sticky md:top-20">
      <Button
        variant="quiet"
        icon={<ArrowLeftIcon />}
        onClick={() => onClose()}
        className="mb-2 -ml-4 md:hidden"
      >
        Back
      </Button>
      {message ? (
        <MessageDetail key={message._id} message={message} onClose={onClose} />
      ) : isLoading ? (
        <Loading text="Loading the message…" />
      ) : (
        <EmptyState title="This message is not in the list any more">
          <Button variant="secondary" onClick={() => onClose()}>
            Close
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
