import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '#server/platform/config/config.ts';
import { openMailer } from '#server/platform/mail/mailer.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** The recipients of the envelope, which decide about delivery: https://www.rfc-editor.org/rfc/rfc5321#section-2.3.1 */
export type ReceivedMail = ParsedMail & { readonly recipients: readonly string[] };

export type MailServer = {
  readonly url: string;
  /** Received mails, in order. */
  readonly received: ReceivedMail[];
  /** How many deliveries to refuse with a temporary failure before accepting again. */
  refuse(times: number): void;
  close(): Promise<void>;
};

/** A mail server reached over the network, as the shop's provider is. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('Too busy, try again later'), { responseCode: 451 }));
          return;
        }
        received.push({
          ...parseMail(Buffer.concat(chunks).toString('utf8')),
          recipients: envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  // A shop that is killed resets its connections.
  server.on('error', () => undefined);
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

/** A shop that sends its mails to a mail server of its own; closing the shop closes both. */
export async function openMailingShop(): Promise<{ testShop: TestShop; mailServer: MailServer }> {
  const mailServer = await openMailServer();
  const { url: SMTP_URL } = mailServer;
  const config = readConfig({ NODE_ENV: 'test', AUTH_SECRET: 'x'.repeat(32), SMTP_URL });
  const testShop = await openTestShop({}, { mailer: openMailer(config) });
  const close = async () => {
    testShop.shop.mailer.close();
    await testShop.close();
    await mailServer.close();
  };
  return { testShop: { ...testShop, close }, mailServer };
}
