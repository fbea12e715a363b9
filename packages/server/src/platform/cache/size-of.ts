/** What a value takes up, in bytes: 500 when it does not state its own. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Math.max(1, value.length);
  const hasLength = typeof value === 'object' && value !== null && 'byteLength' in value;
  return hasLength && typeof value.byteLength === 'number' ? Math.max(1, value.byteLength) : 500;
}
