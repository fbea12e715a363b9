import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, moment, text } from './fields.ts';
import { messageMaxLength, messagePageSize } from './limits.ts';
import { pagination, pagingQuery, searchText } from './paging.ts';
import { isSuspicious } from './suspicious-words.ts';

const required = 'All fields are required';
const suspicious = 'Your message contains suspicious content';

export const newMessage = z.strictObject({
  name: text(120, required),
  email: email(required, 'Please enter a valid email address'),
  subject: text(120, required).refine((value) => !isSuspicious(value), suspicious),
  message: z
    .string(required)
    .trim()
    .min(1, required)
    .max(messageMaxLength, 'Message is too long (max 1000 characters)')
    .pipe(text(messageMaxLength))
    .refine((value) => !isSuspicious(value), suspicious),
});

export const sendMessage = endpoint('sendMessage', {
  tag: 'Messages',
  summary: 'Write to the shop',
  body: newMessage,
});

export const messageStatus = z.enum(['unread', 'read', 'archived']);
export type MessageStatus = z.output<typeof messageStatus>;

export const message = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: messageStatus,
  createdAt: moment,
});
export type Message = z.output<typeof message>;

export const listMessages = endpoint('listMessages', {
  tag: 'Messages (admin)',
  summary: 'Messages, newest first, filtered and searched',
  query: z.strictObject({
    ...pagingQuery(messagePageSize),
    status: messageStatus.optional(),
    search: searchText,
  }),
  data: z.array(message),
  extras: { pagination },
});

const ofMessage = z.strictObject({ messageId: id });

export const updateMessageStatus = endpoint('updateMessageStatus', {
  tag: 'Messages (admin)',
  summary: 'Mark a message unread, read or archived',
  params: ofMessage,
  body: z.strictObject({ status: messageStatus }),
  errors: ['messageNotFound'],
});

export const deleteMessage = endpoint('deleteMessage', {
  tag: 'Messages (admin)',
  summary: 'Delete a message for good',
  params: ofMessage,
  errors: ['messageNotFound'],
});
