import type { Settings, SettingsPart } from '@mathappu/contract/settings/parts';
import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { callApi, ownerToken } from './api.ts';
import type { RunningShop } from './start-shop.ts';

type Fields<Part extends SettingsPart> = Partial<Settings[Part]>;
type Saved<Part extends SettingsPart> = { version: number; document: Settings[Part] };

/** Fields of the settings by part. */
export type ChangedSettings = { readonly [Part in SettingsPart]?: Fields<Part> };

/** Of a shop that is registered for GST: 18 % since the tax began. */
export const registered: ChangedSettings = {
  shop: { gstin: '33ABCDE1234F1Z7' },
  tax: { rates: [{ validFrom: '2017-07-01', percent: 18 }] },
};

async function readSettings<Part extends SettingsPart>(
  shop: RunningShop,
  part: Part,
): Promise<Saved<Part>> {
  const token = await ownerToken(shop);
  const { data } = await callApi(shop, 'GET', `/admin/settings/${part}`, undefined, token);
  return data as Saved<Part>;
}

/** Saves fields of a part of the settings as the owner. */
export async function saveSettings<Part extends SettingsPart>(
  shop: RunningShop,
  part: Part,
  fields: Fields<Part>,
): Promise<void> {
  const { version, document } = await readSettings(shop, part);
  const body = {
    version,
    document: { ...document, ...fields },
    password: demoAdmin.password,
    hasLegalAdvice: true,
  };
  await callApi(shop, 'PUT', `/admin/settings/${part}`, body, await ownerToken(shop));
}

/** Saves fields of several parts. The function it returns puts back all of these parts as they were. */
export async function changeSettings(
  shop: RunningShop,
  settings: ChangedSettings,
): Promise<() => Promise<void>> {
  const parts = Object.keys(settings) as SettingsPart[];
  const before = new Map<SettingsPart, object>();
  for (const part of parts) {
    before.set(part, (await readSettings(shop, part)).document);
    await saveSettings(shop, part, settings[part] ?? {});
  }
  return async () => {
    for (const [part, document] of before) await saveSettings(shop, part, document as object);
  };
}

/** What unfolds the list of changes below a part. */
export const changesOf = (page: Page) =>
  page.getByText(/^(1 change|The last \d+ changes)$/).filter({ visible: true });

/** Saves on the screen, and waits until that is done. */
export async function saveOnScreen(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await answered).status()).toBe(200);
}
