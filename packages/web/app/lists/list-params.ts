import { maxPage, maxSearchLength } from '@mathappu/contract/limits';

/** The page that the address of a list asks for; anything unreadable is the first. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

export function readSearch(params: URLSearchParams): string {
  return tidySearch(params.get('search') ?? '');
}

export function tidySearch(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, maxSearchLength);
}
