import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, moment } from './fields.ts';

export const listFailedMails = endpoint('listFailedMails', {
  tag: 'Mails',
  summary: 'Mails that could not be sent after every retry, newest first, at most 100',
  data: z.array(
    z.object({
      _id: id,
      to: z.string(),
      subject: z.string(),
      problem: z.string(),
      failedAt: moment,
    }),
  ),
});

export const resendMail = endpoint('resendMail', {
  tag: 'Mails',
  summary: 'Try a failed mail again',
  params: z.strictObject({ mailId: id }),
  errors: ['notFound'],
});
