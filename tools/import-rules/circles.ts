import type { SourceFile, Violation } from './source-file.ts';

/**
 * Files that import each other in a loop, types included: none of them can be read, moved or tested
 * without the others. Each circle is reported once, at its alphabetically first file.
 */
export function findCircles(files: SourceFile[]): Violation[] {
  const importsOf = new Map(
    files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
  );
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];

  // Tarjan's strongly connected components: https://doi.org/10.1137/0201010
  function visit(path: string): number {
    const number = order.size;
    order.set(path, number);
    lowest.set(path, number);
    open.push(path);
    for (const target of importsOf.get(path) ?? []) {
      if (!importsOf.has(target)) continue;
      if (!order.has(target)) lower(path, visit(target));
      else if (open.includes(target)) lower(path, order.get(target) ?? 0);
    }
    if (lowest.get(path) === number) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1 || importsOf.get(path)?.includes(path)) circles.push(circle.sort());
    }
    return lowest.get(path) ?? number;
  }
  function lower(path: string, to: number): void {
    lowest.set(path, Math.min(lowest.get(path) ?? to, to));
  }

  for (const path of importsOf.keys()) if (!order.has(path)) visit(path);
  return circles.map(([path = '', ...others]) => ({
    path,
    line: 1,
    sentence: `imports itself through ${others.join(', ') || 'itself'}`,
  }));
}
