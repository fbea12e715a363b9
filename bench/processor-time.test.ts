import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { processorSeconds, secondsUnlessEnded } from './processor-time.ts';

/** One thread after the other. */
const threads = `
  const { Worker } = require('node:worker_threads');
  const start = (left) => left && new Worker('', { eval: true }).on('exit', () => start(left - 1));
  start(10);`;

test('threads that end while they are read are no failure', async () => {
  const child = spawn(process.execPath, ['-e', threads], { stdio: 'inherit' });
  let most = 0;
  while (child.exitCode === null) {
    most = Math.max(most, processorSeconds(child));
    await setImmediate();
  }
  expect(child.exitCode).toBe(0);
  expect(most).toBeGreaterThan(0);
});

test('a process that has ended has no more time, and a server that has is a failure', async () => {
  const child = spawn('true');
  await once(child, 'exit');
  expect(secondsUnlessEnded(child.pid ?? 0)).toBe(0);
  expect(() => processorSeconds(child)).toThrow('ENOENT');
});
