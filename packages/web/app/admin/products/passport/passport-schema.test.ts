import { completePassport } from '@mathappu/contract/catalogue/passport';
import { expect, test } from 'vitest';
import { typedPassport } from './passport-schema.ts';
import { mapFacts, valuesOfPassport } from './passport-values.ts';

const nothing = mapFacts(() => '');

test('what is typed becomes facts, and what is left empty is not stated', () => {
  expect(typedPassport.parse(nothing)).toEqual(completePassport({}));
  const typed = { class: 'star', neeriRef: ' NEERI/1 ', noiseDb: '0', pieces: '1,000' };
  const more = { heightMetres: '12.5', isImported: 'no', hasBannedSalts: 'yes' };
  const facts = typedPassport.parse({ ...nothing, ...typed, ...more });
  expect(facts).toEqual(
    completePassport({
      class: 'star',
      neeriRef: 'NEERI/1',
      noiseDb: 0,
      pieces: 1_000,
      heightMetres: 12.5,
      isImported: false,
      hasBannedSalts: true,
    }),
  );
  expect(typedPassport.parse(valuesOfPassport(facts))).toEqual(facts);
});

test.each([
  ['noiseDb', '126.5', 'Write a whole number from 0 to 160'],
  ['noiseDb', 'loud', 'Write a whole number from 0 to 160'],
  ['joinedPieces', '1', ''],
  ['pesoRef', 'abc', ''],
])('%s cannot be “%s”', (name, text, sentence) => {
  const { error } = typedPassport.safeParse({ ...nothing, [name]: text });
  expect(error?.issues[0]).toMatchObject({
    path: [name],
    message: expect.stringContaining(sentence),
  });
});
