import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A recorded response of the shop. */
export type RecordedAnswer = {
  readonly status: number;
  readonly headers: readonly string[];
  readonly bodyBase64: string;
};

// The upper bound of an HTTP response: bare node:http reads the request and sends the recorded bytes.
const [file = ''] = process.argv.slice(2);
const answer = JSON.parse(readFileSync(file, 'utf8')) as RecordedAnswer;
const body = Buffer.from(answer.bodyBase64, 'base64');
const headers = [...answer.headers];
const send = (response: import('node:http').ServerResponse) => {
  response.writeHead(answer.status, headers);
  response.end(body);
};
const server = createServer((request, response) => {
  if (request.method === 'GET') return send(response);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    Buffer.concat(chunks);
    send(response);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
