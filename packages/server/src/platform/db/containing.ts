/** Pattern of a LIKE that finds the text anywhere in a lower-case column, its wildcards literal. */
export function containing(search: string): string {
  return `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
