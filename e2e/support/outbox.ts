import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type ParsedMail, parseMail } from '#packages/server/test/parse-mail.ts';

/** Waits for a mail that the shop wrote to its outbox and returns its text as a mail program shows it. */
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
  }).toPass();
  return found ?? '';
}

/** Newest first. */
export async function listMails(dataDir: string): Promise<ParsedMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => [] as string[]);
  return Promise.all(
    names
      .sort()
      .reverse()
      .map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))),
  );
}
