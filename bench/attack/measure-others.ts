import { setTimeout as wait } from 'node:timers/promises';

type OthersTimes = { readonly p50: number; readonly p95: number; readonly count: number };

/** The times in ms in which an honest client gets the product list, repeated until `until`. */
export async function measureOthers(origin: string, until: Promise<unknown>): Promise<OthersTimes> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const started = performance.now();
    const answer = await fetch(`${origin}/api/v1/product/get`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    times.push(performance.now() - started);
    await wait(10);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) =>
    Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), count: times.length };
}
