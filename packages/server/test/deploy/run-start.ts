import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { imageHealthCheck, projectRoot, readImage, type Start } from './deploy-files.ts';

export type Started = {
  readonly process: ChildProcess;
  output(): string;
  /** Sends SIGTERM, and returns the exit code and the seconds it took. */
  stop(): Promise<{ code: number | null; seconds: number }>;
};

/** The image's user, where this process may become it and it may read the clone. */
function imageUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = readImage('USER').split(':').map(Number);
  const reads = ['-e', 'fs.accessSync("packages/server/src/main.ts")'];
  const { status } = spawnSync(process.execPath, reads, { uid, gid, cwd: projectRoot });
  return status === 0 ? { uid, gid } : {};
}

const user = imageUser();
export const ownerOf = ({ uid, gid } = user): [number, number] | undefined =>
  uid === undefined || gid === undefined ? undefined : [uid, gid];

function spawnAsUser([program = '', ...args]: readonly string[], environment: NodeJS.ProcessEnv) {
  return spawn(program === 'node' ? process.execPath : program, args, {
    ...user,
    cwd: projectRoot,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts what a file names, with other addresses than those of its network. */
export function run({ command, environment }: Start, addresses: NodeJS.ProcessEnv): Started {
  const child = spawnAsUser(command, { ...environment, ...addresses });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return {
    process: child,
    output: () => output,
    async stop() {
      const started = performance.now();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await ended;
      return { code, seconds: (performance.now() - started) / 1_000 };
    },
  };
}

/** Whether the image's own check finds a shop at this port. */
export async function isHealthy(port: string): Promise<boolean> {
  const [code] = await once(spawnAsUser(imageHealthCheck(), { PORT: port }), 'exit');
  return code === 0;
}
