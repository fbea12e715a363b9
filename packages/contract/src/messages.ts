import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from './endpoint.ts';
import { email, id, line, moment, text } from './fields.ts';
import { messageMaxLength, messagePageSize } from './limits.ts';
import { pagination, pagingQuery, searchText } from './paging.ts';
import { suspiciousWordsIn } from './suspicious-words.ts';

const required = words.allFieldsRequired;

/** Names the words, which the sentence of the specification does not. */
const isUnsuspicious = z.check<string>(({ value, issues }) => {
  const suspicious = suspiciousWordsIn(value);
  if (suspicious.length === 0) return;
  const message = words.messageSuspicious;
  issues.push({ code: 'custom', input: value, message, params: { words: suspicious } });
});

export const newMessage = z.strictObject({
  name: line(120, required),
  email: email(required, words.emailAddressInvalid),
  subject: text(120, required).check(isUnsuspicious),
  message: text(messageMaxLength, required, words.messageTooLong).check(isUnsuspicious),
});

export const sendMessage = endpoint('sendMessage', {
  tag: 'Messages',
  summary: 'Write to the shop',
  body: newMessage,
  errors: ['messageTooSoon'],
});

const messageStatuses = ['unread', 'read', 'archived'] as const;
const messageStatus = z.enum(messageStatuses);
export type MessageStatus = z.output<typeof messageStatus>;

export const message = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: messageStatus,
  createdAt: moment,
  /** The admin who has answered the sender, and when; null while nobody has. */
  answered: z.nullable(z.object({ by: z.string(), at: moment })),
});
export type Message = z.output<typeof message>;

const openMessage = z.extend(message, {
  /** The customer with the account or, without a sign-in, the email of the sender. */
  customer: z.nullable(
    z.object({ _id: id, phone: z.string(), orders: z.int(), wasSignedIn: z.boolean() }),
  ),
  /** The changes that admins made, oldest first. */
  changes: z.array(
    z.object({
      to: z.enum([...messageStatuses, 'answered', 'not answered']),
      by: z.string(),
      at: moment,
    }),
  ),
});
export type OpenMessage = z.output<typeof openMessage>;

export const listMessages = endpoint('listMessages', {
  tag: 'Messages (admin)',
  summary: 'Messages, newest first, filtered and searched',
  query: z.strictObject({
    ...pagingQuery(messagePageSize),
    status: z.optional(messageStatus),
    answered: z.optional(z.enum(['yes', 'no'])),
    search: searchText,
  }),
  data: z.array(message),
  extras: { pagination },
});

const ofMessage = z.strictObject({ messageId: id });

/** The status that the change was decided on; refused when it is another one by now. */
const from = z.optional(messageStatus);

export const getMessage = endpoint('getMessage', {
  tag: 'Messages (admin)',
  summary: 'One message with its sender and what was done with it',
  params: ofMessage,
  data: openMessage,
  errors: ['messageNotFound'],
});

export const updateMessageStatus = endpoint('updateMessageStatus', {
  tag: 'Messages (admin)',
  summary: 'Mark a message unread, read or archived',
  params: ofMessage,
  body: z.strictObject({ status: messageStatus, from }),
  errors: ['messageNotFound', 'messageStatusChanged'],
});

export const updateMessageAnswered = endpoint('updateMessageAnswered', {
  tag: 'Messages (admin)',
  summary: 'Mark a message answered, which reads it, or take that back',
  params: ofMessage,
  body: z.strictObject({
    isAnswered: z.boolean(),
    /** The state that the admin saw; the change is refused when it is another one by now. */
    from: z.optional(z.boolean()),
  }),
  errors: ['messageNotFound', 'messageAnswerChanged'],
});

export const deleteMessage = endpoint('deleteMessage', {
  tag: 'Messages (admin)',
  summary: 'Delete a message for good',
  params: ofMessage,
  query: z.strictObject({ from }),
  errors: ['messageNotFound', 'messageStatusChanged'],
});
