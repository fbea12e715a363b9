import * as calls from '@mathappu/contract/messages';
import { paginate } from '@mathappu/contract/paging';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { recordLookUp } from '#server/sessions/record-look-up.ts';
import type { Shop } from '#server/shop.ts';
import { deleteMessage, setMessageAnswered, setMessageStatus } from './change-message.ts';
import { answerMessage, getOpenMessage } from './get-open-message.ts';
import { listMessages } from './message-queries.ts';
import { sendMessage } from './send-message.ts';

export function addMessageRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.sendMessage, async ({ body, caller, request }) => {
    await sendMessage(shop, { caller, ip: request.ip }, body);
    return { message: done.messageSent };
  });

  handle(app, calls.listMessages, async ({ query, caller }) => {
    const { search } = query;
    const [{ rows, ...total }] = await Promise.all([
      listMessages(shop.db, query),
      search && recordLookUp(shop, caller.userId, { search }),
    ]);
    return {
      message: done.messages,
      data: rows.map(answerMessage),
      pagination: paginate(query, total),
    };
  });

  handle(app, calls.getMessage, async ({ params }) => {
    return { message: done.message, data: await getOpenMessage(shop.db, params.messageId) };
  });

  handle(app, calls.updateMessageStatus, async ({ params, body, caller }) => {
    await setMessageStatus(shop, caller, { ...params, from: body.from, to: body.status });
    return { message: done.messageStatusUpdated };
  });

  handle(app, calls.updateMessageAnswered, async ({ params, body, caller }) => {
    await setMessageAnswered(shop, caller, { ...params, ...body });
    return { message: body.isAnswered ? done.messageAnswered : done.messageNotAnswered };
  });

  handle(app, calls.deleteMessage, async ({ params, query, caller }) => {
    await deleteMessage(shop, caller, { ...params, ...query });
    return { message: done.messageDeleted };
  });
}
