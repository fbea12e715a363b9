import { getSettings, updateSettings } from '@mathappu/contract/settings/edit-settings';
import type { Settings, SettingsPart } from '@mathappu/contract/settings/parts';
import type { Person } from '#test/people.ts';
import type { TestAnswer, TestShop } from '#test/test-shop.ts';

type Confirmation = { password?: string; hasLegalAdvice?: boolean };

/** The settings as an admin reads and saves them. */
export const settingsOf = (testShop: TestShop, { token }: Pick<Person, 'token'>) => {
  const read = async <Part extends SettingsPart>(part: Part) => {
    const { body } = await testShop.call(getSettings, { params: { part }, token });
    return { ...body.data, document: body.data.document as Settings[Part] };
  };
  const save = (
    part: SettingsPart,
    body: { version: number; document: object } & Confirmation,
  ): Promise<TestAnswer<typeof updateSettings>> =>
    testShop.call(updateSettings, {
      params: { part },
      body: { ...body, document: { ...body.document } },
      token,
    });
  return {
    read,
    save,
    /** Saves a part as it is but for some fields. */
    async change<Part extends SettingsPart>(
      part: Part,
      changes: Partial<Settings[Part]>,
      confirmation: Confirmation = {},
    ) {
      const { version, document } = await read(part);
      return save(part, { version, document: { ...document, ...changes }, ...confirmation });
    },
  };
};
