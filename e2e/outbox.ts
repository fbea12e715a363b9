import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for a mail that the shop wrote to its outbox and gives its text as a mail program shows it. */
export async function readMail(
  dataDir: string,
  { to, subject }: { to: string; subject: RegExp },
): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    found = (await listMails(dataDir)).find(
      (mail) => mail.to === to && subject.test(mail.subject),
    )?.text;
    expect(found, `a mail to ${to} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found ?? '';
}

type StoredMail = { to: string; subject: string; text: string };

/** Newest first. */
async function listMails(dataDir: string): Promise<StoredMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => [] as string[]);
  return Promise.all(
    names
      .sort()
      .reverse()
      .map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))),
  );
}

function parseMail(source: string): StoredMail {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const textPart =
    /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source)?.[1] ?? '';
  const isQuoted =
    /Content-Type: text\/plain[^\r]*\r\nContent-Transfer-Encoding: quoted-printable/.test(source);
  return {
    to: /^To: (?:.*<)?([^\r\n>]+)/m.exec(headers)?.[1] ?? '',
    subject: decodeWords(/^Subject: (.*)$/m.exec(headers)?.[1] ?? ''),
    text: isQuoted ? decodeQuotedPrintable(textPart) : textPart,
  };
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(text: string): string {
  return text.replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/gi, (_match, word: string) =>
    decodeQuotedPrintable(word.replace(/_/g, ' ')),
  );
}
