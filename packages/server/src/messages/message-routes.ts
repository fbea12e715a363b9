import * as calls from '@mathappu/contract/messages';
import { paginate } from '@mathappu/contract/paging';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { deleteMessage, setMessageAnswered, setMessageStatus } from './change-message.ts';
import { answerMessage, getOpenMessage } from './get-open-message.ts';
import { listMessages } from './message-queries.ts';
import { sendMessage } from './send-message.ts';

export function addMessageRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.sendMessage, async ({ body, caller, request }) => {
    await sendMessage(shop, { caller, ip: request.ip }, body);
    return { message: 'Message sent successfully!' };
  });

  handle(app, calls.listMessages, async ({ query }) => {
    const { rows, total } = await listMessages(shop.db, query);
    return {
      message: 'Messages',
      data: rows.map(answerMessage),
      pagination: paginate(query, total),
    };
  });

  handle(app, calls.getMessage, async ({ params }) => {
    return { message: 'Message', data: await getOpenMessage(shop.db, params.messageId) };
  });

  handle(app, calls.updateMessageStatus, async ({ params, body, caller }) => {
    await setMessageStatus(shop, caller, { ...params, from: body.from, to: body.status });
    return { message: 'Message status updated' };
  });

  handle(app, calls.updateMessageAnswered, async ({ params, body, caller }) => {
    await setMessageAnswered(shop, caller, { ...params, ...body });
    const state = body.isAnswered ? 'answered' : 'not answered';
    return { message: `Message marked as ${state}` };
  });

  handle(app, calls.deleteMessage, async ({ params, query, caller }) => {
    await deleteMessage(shop, caller, { ...params, ...query });
    return { message: 'Message deleted' };
  });
}
