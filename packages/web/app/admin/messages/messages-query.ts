import { messagePageSize } from '@mathappu/contract/limits';
import type { MessageStatus } from '@mathappu/contract/messages';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/api/use-read.ts';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';

export const messagesFailureText = 'Failed to fetch messages';

const statuses: MessageStatus[] = ['unread', 'read', 'archived'];

export const readMessageStatus = (params: URLSearchParams) =>
  readChoice(params, 'status', statuses);

/** The messages that the address of the page asks for. */
export function messagesQuery(params: URLSearchParams) {
  const { page, search } = readListQuery(params);
  const limit = String(messagePageSize);
  return pageQuery(
    'listMessages',
    { query: { page: String(page), limit, status: readMessageStatus(params), search } },
    { failureText: messagesFailureText, placeholderData: keepPreviousData },
  );
}
