import type { RuleName, RuleValue } from '@mathappu/contract/catalogue/listing-problems';
import { listListingRules, updateListingRule } from '@mathappu/contract/catalogue/listing-rules';
import type { Passport } from '@mathappu/contract/catalogue/passport';
import type { Person } from './people.ts';
import type { TestShop } from './test-shop.ts';

/** All facts of a lawful cracker. */
export const lawful = {
  class: 'star',
  neeriRef: 'NEERI/TEST-1',
  pesoRef: 'PESO/TEST (1)',
  noiseDb: 90,
  pieces: 10,
  minDistanceMetres: 5,
  minAge: 12,
  joinedPieces: 0,
  hasBannedSalts: false,
  isImported: false,
} as const satisfies Partial<Passport>;

/** The calls of an admin who works on the listing rules. */
export function rulesOf({ call }: TestShop, { token }: Person) {
  const change = (name: RuleName, body: object) =>
    call(updateListingRule, { params: { name }, body: body as never, token });
  const list = async () => (await call(listListingRules, { token })).body.data;
  const effectOf = async (name: RuleName, value: RuleValue) =>
    (await list())
      .find((rule) => rule.name === name)
      ?.effects.find((effect) => effect.value === value);
  return {
    change,
    list,
    effectOf,
    /** Sets a rule, whatever it does. */
    set: async (name: RuleName, value: RuleValue) => {
      const effect = await effectOf(name, value);
      const answer = await change(name, { value, reason: 'Test', leaves: effect?.leaves });
      if (answer.status !== 200) throw new Error(`rule refused: ${answer.refusal.message}`);
    },
  };
}
