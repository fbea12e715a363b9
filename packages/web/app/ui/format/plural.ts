export function plural(count: number, one: string): string {
  return count === 1 ? one : `${one}s`;
}

/** '1 item', '21 items'. */
export function countOf(count: number, one: string): string {
  return `${count} ${plural(count, one)}`;
}
