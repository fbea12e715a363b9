import { execFileSync, spawnSync } from 'node:child_process';

const lostPercent = 2;

export const isInOwnNetwork = process.env.OWN_NETWORK === '1';

/** Runs this program once more, in a network where what is lost is missed by nobody else. Needs root. */
export function runInOwnNetwork(): void {
  const script = 'ip link set lo up && exec "$0" "$@"';
  const { status } = spawnSync(
    'unshare',
    ['--net', 'sh', '-c', script, process.execPath, ...process.argv.slice(1)],
    { stdio: 'inherit', env: { ...process.env, OWN_NETWORK: '1' } },
  );
  process.exitCode = status ?? 1;
}

/**
 * From now on the kernel drops so many of the packets to a port and from it, which TCP sends again.
 * Its filter of packets (`apt-get install nftables`) does so, since not every kernel has netem.
 */
export function losePackets(port: string): void {
  const lose = `counter name sent numgen random mod 100 < ${lostPercent} counter name lost drop`;
  execFileSync('nft', ['-f', '-'], {
    input: `table inet faults {
      counter sent {}
      counter lost {}
      chain arriving {
        type filter hook input priority filter;
        tcp dport ${port} ${lose}
        tcp sport ${port} ${lose}
      }
    }`,
  });
}

export function countPackets(): { sent: number; lost: number } {
  const { nftables } = JSON.parse(
    execFileSync('nft', ['--json', 'list', 'counters'], { encoding: 'utf8' }),
  ) as { nftables: { counter?: { name: string; packets: number } }[] };
  const count = (name: string) =>
    nftables.find(({ counter }) => counter?.name === name)?.counter?.packets ?? 0;
  return { sent: count('sent'), lost: count('lost') };
}
