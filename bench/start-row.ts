import { compare, type Depth, type Row } from './measure.ts';
import { startEmptyServer, startShop } from './processes.ts';

/** The time from the start of the process, on existing data, to its first response. */
export async function startRow(databaseUrl: string, depth: Depth): Promise<Row> {
  const time = async (start: () => Promise<{ stop(): Promise<void> }>) => {
    const began = performance.now();
    const running = await start();
    const took = performance.now() - began;
    await running.stop();
    return took;
  };
  return compare({
    what: 'start on existing data to the first answer',
    unit: 'ms',
    rounds: depth.rounds,
    reach: { most: 1.5 },
    limit: () => time(() => startEmptyServer(databaseUrl)),
    measure: () => time(() => startShop({ DATABASE_URL: databaseUrl })),
  });
}
