import { budgets, firstScripts, kilobytesOf } from './first-visit.ts';

for (const [kind, { pages, limit }] of Object.entries(budgets)) {
  const sizes = pages.map((page) => kilobytesOf(firstScripts(page)));
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)].map((size) => size.toFixed(1));
  process.stdout.write(
    `  scripts of a page ${kind}: ${least} to ${most} kB gzipped, at most ${limit}\n`,
  );
}
