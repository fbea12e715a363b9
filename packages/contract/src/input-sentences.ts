import { fill, type Holes } from './words.ts';

type InputProblem = {
  /** The sentence with its placeholders. */
  readonly sentence: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/** The parts of each filled sentence. Schemas are constants, so they are few. */
const partsOfFilled = new Map<string, InputProblem>();

/**
 * Fills a sentence of `words/input` for a schema. The server refuses input in two languages with
 * one schema, so the parts are kept for the other language.
 */
export function inputSentence<const Sentence extends string>(
  sentence: Sentence,
  values: Holes<Sentence>,
): string {
  const filled = fill(sentence, values);
  partsOfFilled.set(filled, { sentence, values });
  return filled;
}

/** The parts of the message of a schema. */
export const partsOfInputSentence = (message: string): InputProblem =>
  partsOfFilled.get(message) ?? { sentence: message, values: {} };
