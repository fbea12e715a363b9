import { stateName } from '@mathappu/contract/places/state-names';

/** The states to choose from, and one that was chosen while it was served. */
export const stateOptions = (
  states: readonly string[],
  chosen: string,
): { value: string; label: string }[] =>
  [...new Set([...states, chosen])]
    .filter(Boolean)
    .map((value) => ({ value, label: stateName(value) }));
