import { text } from '@mathappu/contract/fields';
import * as tamil from '@mathappu/contract/words/input.ta';
import { expect, test } from 'vitest';
import { findInputWord, inputSentenceInTamil } from './input-words.ts';

const messageOf = (value: unknown): string =>
  text(5, 'Name is required').safeParse(value).error?.issues[0]?.message ?? '';

test('the message of a schema is found with its values', () => {
  expect(findInputWord(messageOf('too long'))).toEqual({
    word: 'atMostCharacters',
    values: { maximum: 5 },
  });
  expect(inputSentenceInTamil(messageOf(''))).toBe(tamil.nameRequired);
  expect(inputSentenceInTamil(messageOf('too long'))).toBe(
    tamil.atMostCharacters.replace('{maximum}', '5'),
  );
});

test('a message of the library is no word', () => {
  expect(findInputWord('Invalid input: expected string')).toBeUndefined();
});
