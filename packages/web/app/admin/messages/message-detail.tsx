import type { Message, MessageStatus, OpenMessage } from '@mathappu/contract/messages';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useEffect, useRef } from 'react';
import { ConflictNotice, whoAndWhen } from '#web/admin/frame/conflict.tsx';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { PageLink } from '#web/admin/frame/page-link.tsx';
import { ordersOfPath } from '#web/admin/orders/orders-query.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { rich } from '#web/language/rich.ts';
import { adminOrderPath } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { Card } from '#web/ui/card.tsx';
import { MailIcon } from '#web/ui/images/contact-icons.tsx';
import * as words from '#words/admin/messages';
import { findLinks } from './find-links.ts';
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
      <IfMay call="updateMessageStatus">
        <MessageActions message={message} actions={actions} onRemove={askToRemove} />
      </IfMay>
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

/** A text in which order numbers lead to the order and mobile numbers can be called. */
function LinkedText({ text }: { text: string }) {
  return findLinks(text).map(({ text: part, order, phone, at }) => {
    if (order) {
      return (
        <PageLink
          key={at}
          to={adminOrderPath(order)}
          className="link whitespace-nowrap"
          otherwise={part}
        >
          {part}
        </PageLink>
      );
    }
    if (phone) {
      return (
        <a key={at} href={`tel:${phone}`} className="link whitespace-nowrap">
          {part}
        </a>
      );
    }
    return part;
  });
}

type Change = OpenMessage['changes'][number];

const acts: Record<Change['to'], string> = {
  unread: words.markedUnread,
  read: words.markedRead,
  archived: words.wasArchived,
  answered: words.markedAnswered,
  'not answered': words.markedNotAnswered,
};

/** The history of the message, newest first. */
function MessageHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <div className="mt-6">
      <DetailSection title={words.history}>
        <ol className="space-y-1.5">
          {changes.toReversed().map(({ to, by, at }) => (
            <li key={`${at} ${to}`} className="wrap-anywhere">
              {acts[to]}{' '}
              <span className="figures text-sm text-ink-soft">
                {fill(words.whenAndBy, { date: formatDateTime(at), by })}
              </span>
            </li>
          ))}
        </ol>
      </DetailSection>
    </div>
  );
}

type MessageSenderProps = {
  /** Null for a stranger, undefined while it is loaded. */
  customer: OpenMessage['customer'] | undefined;
};

/**
 * The sender, as far as the shop knows: a phone number and their orders. On a phone its height is
 * reserved before it is loaded, so that the message does not move.
 */
function MessageSender({ customer }: MessageSenderProps) {
  return (
    <div className="flex min-h-17 flex-wrap content-start items-center gap-x-4 text-sm md:min-h-11">
      {customer === null && (
        <p className="min-h-11 content-center text-ink-soft">{words.noCustomer}</p>
      )}
      {customer && (
        <>
          {customer.phone && (
            <a
              href={`tel:${customer.phone}`}
              className="link figures inline-flex min-h-11 items-center"
            >
              {customer.phone}
            </a>
          )}
          {customer.orders > 0 ? (
            <PageLink
              to={ordersOfPath(customer._id)}
              className="link inline-flex min-h-11 items-center"
            >
              <span>
                {rich(words.allOrders, {
                  whose: (inside) => <span className="sr-only">{inside}</span>,
                  count: customer.orders,
                })}
              </span>
            </PageLink>
          ) : (
            <p className="text-ink-soft">{words.noOrders}</p>
          )}
          {!customer.wasSignedIn && <p className="text-ink-soft">{words.notSignedIn}</p>}
        </>
      )}
    </div>
  );
}
