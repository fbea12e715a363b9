import type { Locator, Page } from '@playwright/test';

/** Pastes from the clipboard as a person does; the context needs the clipboard's permissions. */
export async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
}
