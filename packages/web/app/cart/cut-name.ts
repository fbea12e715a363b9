const nameLength = 20;

/** A product's name as the cart has room for it. */
export function cutName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= nameLength) return name;
  return `${letters.slice(0, nameLength).join('').trimEnd()}…`;
}
