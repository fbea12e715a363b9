import { mostCounted } from '@mathappu/contract/limits';

/** A count as it is shown: where a search stopped counting, there may be more. */
export function countWords(total: number, search?: string): string {
  return search && total === mostCounted ? `${total} or more` : String(total);
}
