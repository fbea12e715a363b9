import * as wordsOfPage from '#words/states';
import { fill } from '../words.ts';

type Words = { readonly states: Readonly<Record<string, string>>; readonly twoStates: string };

/** A state's name; what is none stays as it is. */
export const stateName = (state: string, words: Words = wordsOfPage): string =>
  Object.hasOwn(words.states, state) ? (words.states[state] ?? state) : state;

/** 'Tamil Nadu, Kerala and Puducherry'. */
export function listStates(states: readonly string[], words: Words = wordsOfPage): string {
  const names = states.map((state) => stateName(state, words));
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const first = names.slice(0, -1).join(', ');
  return fill<string>(words.twoStates, { first, last });
}
