import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from '#packages/server/test/shop-process.ts';
import { machineEnvironment } from '#scripts/project.mjs';
import { makeDatabase } from '../bench-database.ts';
import type { Running } from '../processes.ts';
import type { Command, Peer, PeerProduct, Place } from './peer.ts';
import { runToEnd, startUntilReady } from './process-group.ts';

/** Kept between runs, so that the next one installs nothing. */
const home = join(tmpdir(), 'mathappu-peers');
const installSeconds = 900;
const stepSeconds = 600;

/** A peer that answers, with its products in a database of its own. */
export async function startPeer(
  peer: Peer,
  { serverUrl, products }: { serverUrl: string; products: readonly PeerProduct[] },
): Promise<Running & { place: Place }> {
  const folder = await install(peer);
  for (const file of peer.files) cpSync(join(import.meta.dirname, file), join(folder, file));
  writeFileSync(join(folder, 'products.json'), JSON.stringify(products));
  const databaseUrl = await makeDatabase(serverUrl, `peer_${peer.id}`);
  const port = await findFreePort();
  const place = { url: `http://127.0.0.1:${port}`, port, databaseUrl };
  const manner = { cwd: folder, env: { ...environment(folder), ...peer.settings(place) } };
  const runAll = async (commands: readonly Command[] = []) => {
    for (const command of commands) await runToEnd(command, manner, stepSeconds);
  };
  await runAll(peer.beforeStart);
  const isReady = async () =>
    (
      await fetch(place.url + peer.readyPath, { signal: AbortSignal.timeout(10_000) }).catch(
        () => undefined,
      )
    )?.ok ?? false;
  const group = await startUntilReady(peer.start, manner, { isReady, limitSeconds: stepSeconds });
  try {
    await runAll(peer.afterStart);
  } catch (error) {
    await group.stop();
    throw error;
  }
  return { url: place.url, process: group.process, stop: () => group.stop(), place };
}

/** Its folder, where npm has installed its packages without running their scripts. */
async function install(peer: Peer): Promise<string> {
  const folder = join(home, peer.id);
  const wanted = JSON.stringify({ private: true, dependencies: peer.packages }, undefined, 2);
  const done = join(folder, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), wanted);
  const manner = { cwd: folder, env: environment(folder) };
  const npm = ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'] as const;
  await runToEnd(npm, manner, installSeconds);
  if (peer.build) await runToEnd(peer.build, manner, installSeconds);
  writeFileSync(done, wanted);
  return folder;
}

/** Of the machine, with the programs of its packages and the same Node. */
function environment(folder: string): NodeJS.ProcessEnv {
  const machine = machineEnvironment();
  const programs = join(folder, 'node_modules', '.bin');
  const PATH = [programs, join(process.execPath, '..'), machine.PATH].join(delimiter);
  return { ...machine, PATH };
}
