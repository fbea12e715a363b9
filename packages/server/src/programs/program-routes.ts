import * as keys from '@mathappu/contract/programs/api-keys';
import * as webhooks from '@mathappu/contract/programs/webhooks';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import type { Shop } from '#server/shop.ts';
import { createKey, endKeyByStaff, listKeys } from './change-keys.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  sendAgain,
  updateWebhook,
} from './change-webhooks.ts';

export function addProgramRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, keys.listApiKeys, async () => ({
    message: done.apiKeys,
    data: await listKeys(shop),
  }));

  handle(app, keys.createApiKey, async ({ body, caller, request }) => ({
    message: done.apiKeyCreated,
    data: await createKey(shop, caller, body, readIdempotencyKey(request)),
  }));

  handle(app, keys.endApiKey, async ({ params, body, caller }) => {
    await endKeyByStaff(shop, caller, params.keyId, body.password);
    return { message: done.apiKeyEnded };
  });

  handle(app, webhooks.listWebhooks, async () => ({
    message: done.webhooks,
    data: await listWebhooks(shop),
  }));

  handle(app, webhooks.createWebhook, async ({ body, caller, request }) => ({
    message: done.webhookCreated,
    data: await createWebhook(shop, caller, body, readIdempotencyKey(request)),
  }));

  handle(app, webhooks.updateWebhook, async ({ params, body, caller }) => ({
    message: done.webhookChanged,
    data: await updateWebhook(shop, caller, params.webhookId, body),
  }));

  handle(app, webhooks.deleteWebhook, async ({ params, body, caller }) => {
    await deleteWebhook(shop, caller, params.webhookId, body.password);
    return { message: done.webhookDeleted };
  });

  handle(app, webhooks.sendEvent, async ({ params, body, caller }) => ({
    message: done.eventSent,
    data: await sendAgain(shop, caller, { ...params, ...body }),
  }));
}
