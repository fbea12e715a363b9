import type { RuleName, RuleValue } from '@mathappu/contract/catalogue/listing-problems';
import * as words from '#words/admin/listing-rules';

export const ruleWords: Record<RuleName, { name: string; keepsOut: string }> = {
  passport: { name: words.passport, keepsOut: words.passportKeeps },
  joined: { name: words.joined, keepsOut: words.joinedKeeps },
  conventional: { name: words.conventional, keepsOut: words.conventionalKeeps },
  bannedSalts: { name: words.bannedSalts, keepsOut: words.bannedSaltsKeeps },
  imported: { name: words.imported, keepsOut: words.importedKeeps },
  tooLoud: { name: words.tooLoud, keepsOut: words.tooLoudKeeps },
};

export const valueWords: Record<RuleValue, string> = {
  off: words.off,
  ask: words.ask,
  new: words.newOnly,
  all: words.all,
  block: words.block,
  allow: words.allow,
};
