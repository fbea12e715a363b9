import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A script of the shop, with these settings alone. */
export const startScript = (
  script: string,
  settings: NodeJS.ProcessEnv,
  args: readonly string[] = [],
) =>
  spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'warn', ...settings },
  });

/** Runs it to its end. */
export async function runScript(
  ...given: Parameters<typeof startScript>
): Promise<[code: number | null, said: string]> {
  const child = startScript(...given);
  const [out, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return [code, out + problem];
}
