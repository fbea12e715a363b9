import type { Message, MessageStatus, OpenMessage } from '@mathappu/contract/messages';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useEffect, useRef } from 'react';
import { ConflictNotice, whoAndWhen } from '#web/admin/frame/conflict.tsx';
import { useAsk } from '#web/forms/use-ask.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { Card } from '#web/ui/card.tsx';
import { MailIcon } from '#web/ui/images/contact-icons.tsx';
import * as words from '#words/admin/messages';
import { LinkedText } from './linked-text.tsx';
import { MessageHistory } from './message-history.tsx';
import { MessageSender } from './message-sender.tsx';
import { AnsweredBadge, MessageStatusBadge, messageStatusLooks } from './message-status-badge.tsx';
import { replyAddress } from './reply-address.ts';
import { useMessageActions } from './use-message-actions.ts';

type MessageDetailProps = {
  message: Message;
  /** The facts that the list does not contain; undefined while they are loaded. */
  more: OpenMessage | undefined;
  onClose: () => void;
};

export function MessageDetail({ message, more, onClose }: MessageDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useMessageActions(message);
  const { ask, questionDialog } = useAsk();
  const { status, answered, subject, name, email } = message;

  useEffect(() => heading.current?.focus(), []);

  const askToRemove = () =>
    ask({
      title: words.removeQuestion,
      text: <p className="wrap-anywhere">{fill(words.removeText, { subject, name, email })}</p>,
      confirmLabel: words.remove,
      onConfirm: () => actions.remove().then(() => onClose()),
    });

  return (
    <Card as="article" aria-labelledby="message-subject" padding="lg">
      <div className="flex items-start justify-between gap-3">
        <h2
          ref={heading}
          id="message-subject"
          tabIndex={-1}
          className="min-w-0 scroll-mt-20 text-xl wrap-anywhere"
        >
          <LinkedText text={subject} />
        </h2>
        <span className="flex flex-wrap justify-end gap-1.5">
          <AnsweredBadge answered={answered} />
          <MessageStatusBadge status={status} />
        </span>
      </div>
      <p className="mt-2 wrap-anywhere">
        <span className="font-semibold">{name}</span> <span className="text-ink-soft">{email}</span>
      </p>
      <p className="figures text-sm text-ink-soft">{formatDateTime(message.createdAt)}</p>
      <MessageSender customer={more?.customer} />
      <p className="mt-3 whitespace-pre-wrap wrap-anywhere">
        <LinkedText text={message.message} />
      </p>
      <MessageActions message={message} actions={actions} onRemove={askToRemove} />
      <MessageConflicts actions={actions} />
      {more && <MessageHistory changes={more.changes} />}
      {questionDialog}
    </Card>
  );
}

type Actions = ReturnType<typeof useMessageActions>;
type MessageActionsProps = { message: Message; actions: Actions; onRemove: () => void };

function MessageActions({ message, actions, onRemove }: MessageActionsProps) {
  const { status, answered } = message;
  const { changeStatus, pendingStatus } = actions;
  return (
    <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
      <a
        href={replyAddress(message)}
        onClick={() => status !== 'read' && changeStatus('read')}
        className={buttonLooks('primary')}
      >
        <MailIcon />
        {words.reply}
      </a>
      <Button
        variant="secondary"
        isBusy={actions.isMarking}
        onClick={() => actions.markAnswered(answered === null)}
      >
        {answered ? words.markNotAnswered : words.markAnswered}
      </Button>
      {status !== 'read' && (
        <Button
          variant="secondary"
          isBusy={pendingStatus === 'read'}
          onClick={() => changeStatus('read')}
        >
          {words.markRead}
        </Button>
      )}
      {status !== 'archived' && (
        <Button
          variant="secondary"
          isBusy={pendingStatus === 'archived'}
          onClick={() => changeStatus('archived')}
        >
          {words.archive}
        </Button>
      )}
      <Button variant="quiet-danger" onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}

/** Notices about changes that somebody else has made meanwhile. */
function MessageConflicts({ actions: { conflict, answerConflict } }: { actions: Actions }) {
  return (
    <>
      {conflict && (
        <div className="mt-4">
          <ConflictNotice
            change={fill(words.changedStatus, {
              ...whoAndWhen(conflict),
              status: messageStatusLooks[conflict.status as MessageStatus].label,
            })}
          />
        </div>
      )}
      {answerConflict && (
        <div className="mt-4">
          <ConflictNotice
            change={fill(
              answerConflict.state === 'answered'
                ? words.changedAnswered
                : words.changedNotAnswered,
              whoAndWhen(answerConflict),
            )}
          />
        </div>
      )}
    </>
  );
}
