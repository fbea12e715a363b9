/** The page numbers to show: at most `size`, centred on `current`, never outside 1 to `total`. */
export function pageWindow(current: number, total: number, size: number): number[] {
  const length = Math.max(0, Math.min(size, total));
  const wanted = current - Math.floor(size / 2);
  const first = Math.max(1, Math.min(wanted, total - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
