import { partsOfInputSentence } from '@mathappu/contract/input-sentences';
import { listStates } from '@mathappu/contract/places/state-names';
import { fill, type Language } from '@mathappu/contract/words';
import * as english from '@mathappu/contract/words/input';
import * as tamil from '@mathappu/contract/words/input.ta';
import * as tamilStates from '@mathappu/contract/words/states.ta';

type InputWord = keyof typeof english;

const inTamil: Readonly<Record<InputWord, string>> = { ...tamil };
const wordOf = new Map(
  Object.entries(english).map(([word, sentence]) => [sentence as string, word as InputWord]),
);

/** The word of `words/input` and the values of a schema's message; undefined for another message. */
export function findInputWord(
  message: string,
): { word: InputWord; values: Readonly<Record<string, string | number>> } | undefined {
  const { sentence, values } = partsOfInputSentence(message);
  const word = wordOf.get(sentence);
  return word && { word, values };
}

/** A schema's message in Tamil; undefined when `words/input` does not have it. */
export function inputSentenceInTamil(message: string): string | undefined {
  const found = findInputWord(message);
  return found && fill<string>(inTamil[found.word], found.values);
}

/** A sentence of `words/input` about a field, and the names of the states that stand in it. */
export type InputProblem = {
  readonly sentence: (typeof english)[InputWord];
  readonly states: readonly string[] | undefined;
};

export function wordProblem({ sentence, states = [] }: InputProblem, language: Language): string {
  const word = wordOf.get(sentence);
  if (language === 'en' || !word) return fill<string>(sentence, { states: listStates(states) });
  return fill<string>(inTamil[word], { states: listStates(states, tamilStates) });
}
