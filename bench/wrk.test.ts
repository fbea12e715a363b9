import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { generateLoad } from './wrk.ts';

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

test.runIf(hasWrk)(
  'requests take turns, each with a number of its own; refusals are counted',
  async () => {
    const asked: string[] = [];
    const server = createServer(async (request, response) => {
      asked.push(`${request.method} ${request.url} ${await text(request)}`);
      response.statusCode = request.url === '/gone' ? 404 : 200;
      response.end('answer');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const requests = [
      { method: 'POST', path: '/numbered', body: '{"max":{count},"for":"{signs} வெடி"}' },
      { method: 'GET', path: '/gone' },
    ];
    const load = { url: `http://127.0.0.1:${port}`, connections: 2, seconds: 1, requests };
    const results = [await generateLoad(load), await generateLoad(load)];
    server.close();
    const numbered = asked.filter((line) => line.startsWith('POST'));
    expect(numbered.length).toBeGreaterThan(10);
    expect(new Set(numbered).size).toBe(numbered.length);
    for (const line of numbered) {
      expect(line).toMatch(/^POST \/numbered \{"max":\d{7},"for":"[,.;:!?()]{7} வெடி"\}$/);
    }
    for (const { answers, refused, bytesPerAnswer, p95Ms } of results) {
      expect(Math.abs(refused - answers / 2)).toBeLessThanOrEqual(2);
      expect(bytesPerAnswer).toBeGreaterThan('answer'.length);
      expect(p95Ms).toBeGreaterThan(0);
    }
  },
);
