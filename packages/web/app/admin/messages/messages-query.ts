import { messagePageSize } from '@mathappu/contract/limits';
import type { MessageStatus } from '@mathappu/contract/messages';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';
import * as words from '#words/admin/messages';

const statuses: MessageStatus[] = ['unread', 'read', 'archived'];

export const readMessageStatus = (params: URLSearchParams) =>
  readChoice(params, 'status', statuses);

export const answeredOptions = [
  { value: 'no', label: words.notAnswered },
  { value: 'yes', label: words.answered },
] as const;
export type Answered = (typeof answeredOptions)[number]['value'];
const answers = answeredOptions.map(({ value }) => value);

export const readAnswered = (params: URLSearchParams) => readChoice(params, 'answered', answers);

/** The messages that the address of the page asks for. */
export function messagesQuery(params: URLSearchParams) {
  const { page, search } = readListQuery(params);
  const filter = { status: readMessageStatus(params), answered: readAnswered(params), search };
  return pageQuery(
    'listMessages',
    { query: { page: String(page), limit: String(messagePageSize), ...filter } },
    { failureText: words.loadFailed, placeholderData: keepPreviousData },
  );
}
