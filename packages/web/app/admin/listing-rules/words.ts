export const lead =
  'What keeps products out of the shop. What is kept out is neither seen nor sold; the list of products says under each name why.';
export const loadFailed = 'The listing rules could not be loaded';
export const loading = 'Loading the listing rules…';
/** For screen readers, the name of the list. */
export const rules = 'Listing rules';

/** The rules, and what each keeps out. */
export const passport = 'Passport';
export const passportKeeps = 'Products that lack facts of their passport';
export const joined = 'Joined crackers';
export const joinedKeeps =
  'Crackers joined by one fuse, as garlands are (Supreme Court, 23 October 2018)';
export const conventional = 'Conventional crackers';
export const conventionalKeeps = 'Fireworks that are no green crackers';
export const bannedSalts = 'Banned salts';
export const bannedSaltsKeeps =
  'Products with barium, lithium, arsenic, antimony, lead, mercury or strontium chromate';
export const imported = 'Made outside India';
export const importedKeeps = 'Imported fireworks';
export const tooLoud = 'Too loud';
export const tooLoudKeeps =
  'What is louder than 125 dB at 4 metres; for joined crackers the limit is lower, by the number of pieces';

/** What a rule is set to. */
export const off = 'Off: no product needs a passport';
export const ask =
  'Asked for: products without one are in the shop with “Not stated”, and the dashboard counts them';
export const newOnly = 'New products need a passport';
export const all = 'All products need a passport';
export const block = 'Kept out of the shop';
export const allow = 'Allowed in the shop';
/** Beside a rule that nobody can change. */
export const fixed = 'Fixed by law';
export const setBy = 'Set by {by}, {when}';
/** When the admin's account is deleted. */
export const setAt = 'Set {when}';
export const asBefore = 'As the shop began';
/** Why a rule was set. */
export const because = 'Reason: {reason}';
export const change = 'Change';
/** `rule` is the name of a rule, such as 'Passport'. */
export const changeOf = 'Change: {rule}';

export const setTo = 'Set it to';
/** How many products leave the shop, and how many come back. */
export const effect = {
  one: '{n} product leaves the shop, {m} come back.',
  other: '{n} products leave the shop, {m} come back.',
} as const;
export const reason = 'Reason';
export const reasonHint = 'Kept with the rule, for you and other admins';
export const save = 'Save rule';
export const saveFailed = 'The rule could not be saved';
/** `refusal` is '3 products would leave the shop', `effect` one of the sentences above. */
export const otherEffect = '{refusal}: it is another number now. {effect} Save again to do it.';
export const otherVersion = '{refusal}. It is now: {value}. What you wrote is kept.';
