export type AddressChanges = Record<string, string | undefined>;

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
