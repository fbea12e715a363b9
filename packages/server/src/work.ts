import { writeFileSync } from 'node:fs';
import { closeOnSignal } from './close-on-signal.ts';
import { openShop } from './open-shop.ts';
import { readConfig, readEnvironment } from './platform/config/config.ts';
import { describeStartError } from './platform/config/start-error.ts';
import { warnOfOthers } from './warn-of-others.ts';

const touchIntervalMs = 10_000;

/** Runs the jobs of shops whose processes are told `JOBS=apart`. Several workers share them. */
export async function work(): Promise<void> {
  try {
    const config = readConfig(readEnvironment());
    const opened = await openShop(config, {}, 'worker');
    closeOnSignal(() => opened.close());
    await opened.queue.work(opened.shop);
    await warnOfOthers(opened);
    if (config.ALIVE_FILE) touchRegularly(config.ALIVE_FILE);
    process.stdout.write('The worker waits for jobs.\n');
  } catch (error) {
    console.error(describeStartError(error));
    process.exit(1);
  }
}

function touchRegularly(path: string): void {
  const touch = () => writeFileSync(path, '');
  touch();
  setInterval(touch, touchIntervalMs).unref();
}
