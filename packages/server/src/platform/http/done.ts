import { fill, type Holes, type Language } from '@mathappu/contract/words';
import * as english from '@mathappu/contract/words/done';
import * as tamil from '@mathappu/contract/words/done.ta';

type Sentence = (typeof english)[keyof typeof english];

/** The message of a successful call: a sentence of `words/done` with its values. */
export type Done = {
  [Said in Sentence]: [keyof Holes<Said>] extends [never]
    ? { readonly message: Said; readonly values?: undefined }
    : { readonly message: Said; readonly values: Holes<Said> };
}[Sentence];

const inTamil: Readonly<Record<string, string>> = tamil;
const tamilOf = new Map(
  Object.entries<string>(english).map(([key, sentence]) => [sentence, inTamil[key]]),
);

export function sentenceOfDone({ message, values }: Done, language: Language): string {
  const sentence = (language === 'ta' && tamilOf.get(message)) || message;
  return values ? fill<string>(sentence, values) : sentence;
}
