import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { registerUser } from '@mathappu/contract/account';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort, type ShopProcess, startShopProcess } from '#test/shop-process.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code: number; message?: string };
};

const person = {
  name: 'Valli Murugan',
  email: 'valli.murugan@mail.test',
  number: '9876501234',
  password: 'banyan-lantern-42',
};

/** What the collector was sent, as text. https://opentelemetry.io/docs/specs/otlp/#otlphttp */
const received: string[] = [];
const collector = createServer(async (request, response) => {
  if (request.url === '/v1/traces') received.push(await text(request));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});

let shop: ShopProcess;
let requestId: string;
let spans: Span[];

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  shop = await startShopProcess(
    {
      SEED: 'none',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      // No mail server listens there.
      SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
    },
    { keepsOutput: true },
  );
  const response = await fetch(`${shop.url}/api/v1${registerUser.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(response.status).toBe(200);
  requestId = response.headers.get('x-request-id') ?? '';
  await vi.waitFor(() => expect(shop.output()).toContain('job failed'), 20_000);
  await shop.stop();
  spans = received.flatMap((sent) =>
    (JSON.parse(sent) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
});
afterAll(() => void collector.close());

type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

test('one trace has the request, its statements, the job that it enqueued and the mail of that', () => {
  const request = spans.find(({ name }) => name === `POST /api/v1${registerUser.path}`);
  expect(request?.attributes).toContainEqual({
    key: 'request.id',
    value: { stringValue: requestId },
  });
  const ofTrace = spans.filter(({ traceId }) => traceId === request?.traceId);
  const parentOf = (name: string) => {
    const parentId = ofTrace.find((span) => span.name === name)?.parentSpanId;
    return ofTrace.find(({ spanId }) => spanId === parentId)?.name;
  };
  expect(parentOf('insert users')).toBe(request?.name);
  expect(parentOf('job account-mail')).toBe(request?.name);
  expect(parentOf('send mail')).toBe('job account-mail');
  expect(ofTrace.find(({ name }) => name === 'send mail')?.status).toEqual({
    code: 2,
    message: 'Error',
  });
});

test('traces have nothing of people, nor values of statements', () => {
  const all = received.join('\n');
  expect(all).toContain('insert into');
  for (const detail of [...Object.values(person), 'mail.test', 'Valli'])
    expect(all).not.toContain(detail);
});

test('the log of a job has the id that the response of its request had', () => {
  const failed = shop
    .output()
    .split('\n')
    .find((line) => line.includes('job failed'));
  expect(JSON.parse(failed ?? '')).toMatchObject({ job: 'account-mail', reqId: requestId });
});
