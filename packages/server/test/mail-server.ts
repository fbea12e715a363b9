import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type MailServer = {
  readonly url: string;
  /** Mails taken in, in order. */
  readonly received: ReceivedMail[];
  /** How many deliveries to refuse, as a server that is busy does, before taking mails again. */
  refuse(times: number): void;
  close(): Promise<void>;
};

/** A mail server of its own, reached over the network as the shop's provider is. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('Too busy, try again later'), { responseCode: 451 }));
          return;
        }
        received.push(readMail(Buffer.concat(chunks).toString('utf8')));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (times) => {
      refusals = times;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function readMail(source: string): ReceivedMail {
  const { header, body } = splitPart(source);
  const boundary = /boundary="([^"]+)"/.exec(header('content-type'))?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.replace(/^\r\n/, '')));
  const bodyOf = (type: string) => {
    const part = parts.find((each) => each.header('content-type').startsWith(type));
    return part ? decode(part.body, part.header('content-transfer-encoding')) : '';
  };
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  };
}

function splitPart(source: string) {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  return { header, body: rest.join('\r\n\r\n') };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
