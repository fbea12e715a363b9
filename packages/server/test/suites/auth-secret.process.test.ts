import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const config = fileURLToPath(new URL('../../src/platform/config/config.ts', import.meta.url));
/** Reads the settings when it is told to, so that all do at once. */
const reader = `
  const { readConfig } = await import('${config}');
  process.stdin.once('data', () => {
    console.log(readConfig({ DATA_DIR: process.argv[1] }).authSecret);
    process.exit();
  });
  console.log('ready');`;

test('processes that start at once on a new folder have one secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-secret-'));
  try {
    const dataDir = join(folder, 'data');
    const started = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', reader, dataDir], {
        stdio: ['pipe', 'pipe', 'inherit'],
        cwd: fileURLToPath(new URL('.', import.meta.url)),
      }),
    );
    await Promise.all(started.map(({ stdout }) => once(stdout, 'data')));
    const secrets = started.map(({ stdout }) => once(stdout, 'data'));
    for (const { stdin } of started) stdin.write('read\n');
    const [first, ...others] = (await Promise.all(secrets)).map(String);
    expect(first).toMatch(/^[\w-]{64}\n$/);
    expect(others).toEqual([first, first, first]);
    expect(await readdir(dataDir)).toEqual(['auth-secret']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
