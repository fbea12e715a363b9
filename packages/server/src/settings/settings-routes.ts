import * as calls from '@mathappu/contract/settings';
import * as edits from '@mathappu/contract/settings/edit-settings';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { readPartOfSettings } from './read-part.ts';
import { type Assertions, saveSettings } from './save-settings.ts';
import { readShopDetails } from './shop-details.ts';

export function addSettingsRoutes(app: FastifyInstance, shop: Shop, assertions: Assertions): void {
  handle(app, calls.getShopDetails, async () => ({
    message: done.shopDetails,
    data: await readShopDetails(shop),
  }));
  handle(app, edits.getSettings, async ({ params }) => ({
    message: done.settings,
    data: await readPartOfSettings(shop, params.part),
  }));
  handle(app, edits.updateSettings, async ({ params: { part }, body, caller, language }) => ({
    message: done.settingsSaved,
    data: await saveSettings(shop, caller, { part, body, language }, assertions),
  }));
}
