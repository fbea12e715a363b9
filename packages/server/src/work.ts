import { closeOnSignal } from './close-on-signal.ts';
import { openShop } from './open-shop.ts';
import { readConfig, readEnvironment } from './platform/config/config.ts';
import { describeStartError } from './platform/config/start-error.ts';

/** Runs the jobs of shops whose processes are told `JOBS=apart`. Several workers share them. */
export async function work(): Promise<void> {
  try {
    const opened = await openShop(readConfig(readEnvironment()));
    closeOnSignal(() => opened.close());
    await opened.queue.work(opened.shop);
    process.stdout.write('The worker waits for jobs.\n');
  } catch (error) {
    console.error(describeStartError(error));
    process.exit(1);
  }
}
