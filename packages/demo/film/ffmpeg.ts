import { spawn } from 'node:child_process';
import { once } from 'node:events';

const missing =
  'ffmpeg was not found. On Debian or Ubuntu install it with "apt-get install ffmpeg", then run this again.';

/** Runs ffmpeg on raw frames of the given size, or without any; throws what it says when it fails. */
export async function ffmpeg(
  args: readonly string[],
  frames: Iterable<Buffer> = [],
): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error(missing) : error),
    );
    child.once('close', resolve);
  });
  const feed = async () => {
    for (const frame of frames) {
      if (!child.stdin.write(frame)) await Promise.race([once(child.stdin, 'drain'), ended]);
      if (child.exitCode !== null) break;
    }
    child.stdin.end();
  };
  const [code] = await Promise.all([ended, feed()]);
  if (code !== 0) throw new Error(`ffmpeg failed: ${Buffer.concat(said).toString().trim()}`);
}
