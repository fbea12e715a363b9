import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../processes.ts';
import { measureOthers } from './measure-others.ts';

/**
 * slowhttptest (a Debian package) with 500 connections in three ways, while another client asks for
 * the product list: `npm run program -- bench/attack/slowhttptest.ts [seconds for each way]`.
 * On the embedded database; with DATABASE_URL on that one. Fails when the other client's p95 is
 * 10 ms above twice what it was, or when the shop was unavailable.
 */
const seconds = process.argv[2] ?? '60';
const many = ['-c', '500', '-r', '200', '-l', seconds, '-p', '3'];

const ways: Record<string, (url: string) => string[]> = {
  'slow headers': (url) => ['-H', '-i', '5', '-x', '24', '-u', `${url}/api/v1/product/get`],
  'slow body': (url) => [
    ...['-B', '-i', '5', '-s', '8192', '-x', '10', '-f', 'application/json'],
    ...['-u', `${url}/api/v1/user/login`],
  ],
  'slow read': (url) => [
    ...['-X', '-w', '10', '-y', '20', '-n', '5', '-z', '32', '-k', '3'],
    ...['-u', `${url}/products`],
  ],
};

/** The tool's summary of its connections and of the shop's availability. */
async function attack(args: readonly string[]): Promise<string[]> {
  const tool = spawn('slowhttptest', [...many, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  tool.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(tool, 'close');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
  const plain = said.replace(/\u001b\[[\d;]*[A-Za-z]/g, '');
  const last = plain.slice(plain.lastIndexOf('slow HTTP test status'));
  return last.match(/(closed|connected|pending|error|service available|Exit status):[^\n]*/g) ?? [];
}

const shop = await startShop({ SEED: 'demo', LOG_LEVEL: 'silent' });
try {
  await measureOthers(shop.url, wait(2_000));
  for (const [name, argsOf] of Object.entries(ways)) {
    const usual = await measureOthers(shop.url, wait(8_000));
    const attacked = attack(argsOf(shop.url));
    const meanwhile = await measureOthers(shop.url, attacked);
    const said = (await attacked).map((line) => line.replace(/\s+/g, ' ').trim());
    console.log({ name, usual, meanwhile, said });
    const isThere = said.some((line) => /service available: ?YES/.test(line));
    if (meanwhile.p95 > 2 * usual.p95 + 10 || !isThere) process.exitCode = 1;
  }
} finally {
  await shop.stop();
}
