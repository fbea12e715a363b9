import { maxSearchLength } from '@mathappu/contract/limits';

export type AddressChanges = Record<string, string | undefined>;

const lastPage = 1_000_000;

/** The page that the address of a list asks for; anything unreadable is the first. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

export function tidySearch(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, maxSearchLength);
}

/** One of the allowed values of a filter; anything else counts as no filter. */
export function readChoice<Value extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Value[],
): Value | undefined {
  return choices.find((choice) => choice === params.get(name));
}

/** The parameters after a change; what is empty is left out. */
export function changeParams(params: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}
