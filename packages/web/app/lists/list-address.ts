import { maxPage, maxSearchLength } from '@mathappu/contract/limits';

type ListQuery = { page: number; search: string };

/** The page and search in the address of a list; an invalid page is the first. */
export function readListQuery(params: URLSearchParams): ListQuery {
  return { page: readPage(params), search: trimSearch(params.get('search') ?? '') };
}

export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

export function trimSearch(text: string): string {
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

export type ParamChanges = Record<string, string | undefined>;

/** The parameters after a change, without empty ones. */
export function changeParams(params: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}
