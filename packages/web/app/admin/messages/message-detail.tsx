import type { Message } from '@mathappu/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#web/api/call.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { showToast } from '#web/toasts/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { Card } from '#web/ui/card.tsx';
import { formatDateTime } from '#web/ui/format/format-date.ts';
import { MailIcon } from '#web/ui/images/icons.tsx';
import { MessageStatusBadge } from './message-status-badge.tsx';
import { replyAddress } from './reply-address.ts';
import { useMessageStatus } from './use-message-status.ts';

type MessageDetailProps = { message: Message; onClose: () => void };

export function MessageDetail({ message, onClose }: MessageDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const changing = useMessageStatus();
  const { status } = message;

  useEffect(() => heading.current?.focus(), []);

  return (
    <Card as="article" aria-labelledby="message-subject" padding="lg">
      <div className="flex items-start justify-between gap-3">
        <h2
          ref={heading}
          id="message-subject"
          tabIndex={-1}
          className="min-w-0 scroll-mt-20 text-xl wrap-anywhere"
        >
          {message.subject}
        </h2>
        <MessageStatusBadge status={status} />
      </div>
      <p className="mt-2 wrap-anywhere">
        <span className="font-semibold">{message.name}</span>{' '}
        <span className="text-ink-soft">{message.email}</span>
      </p>
      <p className="figures text-sm text-ink-soft">{formatDateTime(message.createdAt)}</p>
      <p className="mt-5 whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
        <a
          href={replyAddress(message)}
          onClick={() => status !== 'read' && changing.mutate({ ...message, status: 'read' })}
          className={buttonLooks('primary')}
        >
          <MailIcon />
          Reply
        </a>
        {status !== 'read' && (
          <Button
            variant="secondary"
            onClick={() => changing.mutate({ ...message, status: 'read' })}
          >
            Mark as Read
          </Button>
        )}
        {status !== 'archived' && (
          <Button
            variant="secondary"
            onClick={() => changing.mutate({ ...message, status: 'archived' })}
          >
            Archive
          </Button>
        )}
        <DeleteMessage message={message} onDeleted={onClose} />
      </div>
    </Card>
  );
}

type DeleteMessageProps = { message: Message; onDeleted: () => void };

function DeleteMessage({ message, onDeleted }: DeleteMessageProps) {
  const queries = useQueryClient();
  const { ask, questionDialog } = useAsk();

  async function remove() {
    await call('deleteMessage', {
      params: { messageId: message._id },
      failureText: 'Failed to delete message',
    });
    showToast({ kind: 'success', text: 'Message deleted' });
    await queries.invalidateQueries();
    onDeleted();
  }

  const question = {
    title: 'Delete this message?',
    text: (
      <p className="wrap-anywhere">
        “{message.subject}” from {message.name} ({message.email}) will be gone for good.
      </p>
    ),
    confirmLabel: 'Delete',
    onConfirm: remove,
  };
  return (
    <>
      <Button
        variant="quiet"
        className="text-danger! hover:bg-danger-soft!"
        onClick={() => ask(question)}
      >
        Delete
      </Button>
      {questionDialog}
    </>
  );
}
