import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentMessageInfo, Transporter } from 'nodemailer';
import type { Config } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { makeOwnFolder } from '#server/platform/files/own-folder.ts';
import { inSpan } from '#server/platform/log/traces.ts';
import { mailDelivery } from './mail-delivery.ts';

export type Mail = {
  /**
   * Stays the same when this mail is sent again, so that a mail server can drop a duplicate.
   * https://www.rfc-editor.org/rfc/rfc5322#section-3.6.4
   */
  readonly id?: string;
  /** The name of the shop, as it is now. */
  readonly from: string;
  readonly to: string;
  /** The address for answers. The mail itself comes from the shop's own address. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Throws when a mail was not accepted, so that its job retries. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

export function openMailer(config: Config): Mailer {
  const from = addressIn(config.MAIL_FROM ?? config.SHOP_EMAIL);
  return config.SMTP_URL
    ? openSmtpMailer(config.SMTP_URL, from)
    : openOutboxMailer(join(config.dataDir, 'outbox'), from);
}

function openSmtpMailer(url: string, from: string): Mailer {
  const transport = whenNeeded({
    url,
    pool: true,
    // The number of mails that jobs send at a time; `SMTP_URL` may lower it:
    // `smtp://…?maxConnections=3`.
    maxConnections: mailDelivery.concurrency,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await inSpan('send mail', { kind: 'CLIENT' }, async () =>
        (await transport.open()).sendMail(toMessage(from, mail)),
      );
    },
    close: transport.close,
  };
}

/** Without a mail server each mail is written to a file that a mail program can open. */
function openOutboxMailer(folder: string, from: string): Mailer {
  const transport = whenNeeded({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      makeOwnFolder(folder);
      const { message } = await (await transport.open()).sendMail(toMessage(from, mail));
      const addressee = mail.to.replace(/[^a-z0-9@.-]/gi, '_').slice(0, 100);
      const name = `${newId()}-${addressee}.eml`;
      await writeFile(join(folder, name), message as Buffer);
    },
    close: transport.close,
  };
}

const toMessage = (address: string, { id, from, to, replyTo, ...content }: Mail) => ({
  from: { name: from, address },
  // Exactly one address each: parsed as a header, `me@a.in,you@b.in` would be two.
  to: { name: '', address: to },
  replyTo: { name: '', address: replyTo },
  ...(id && { messageId: `<${id}@${domainOf(address)}>` }),
  ...content,
});

/** `MAIL_FROM` may have a name before its address, which the present name of the shop replaces. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

const domainOf = (address: string): string => /@([^@]+)$/.exec(address)?.[1] ?? 'localhost';

/** The mail library is loaded with the first mail, which shortens the start. */
function whenNeeded(options: object) {
  let opened: Promise<Transporter<SentMessageInfo>> | undefined;
  return {
    open() {
      opened ??= import('nodemailer').then(
        ({ createTransport }) => createTransport(options),
        (error: unknown) => {
          opened = undefined;
          throw error;
        },
      );
      return opened;
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}
