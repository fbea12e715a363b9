import type { Language } from '@mathappu/contract/words';
import { pageUrl } from '#server/platform/config/page-language.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';
import { listActiveOwners } from '#server/settings/settings-queries.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';

export type OwnerMail = {
  readonly to: string;
  readonly subject: string;
  readonly language: Language;
};

/** Enqueues a mail for every active owner, to be sent exactly when the transaction commits. */
export async function mailOwners(
  tx: Tx,
  subjectIn: (language: Language) => string,
  enqueue: (mail: OwnerMail) => Promise<void>,
): Promise<void> {
  for (const { email: to, language } of await listActiveOwners(tx)) {
    await enqueue({ to, subject: subjectIn(language), language });
  }
}

type Content = {
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string /** Of a page. */; readonly path: string };
  readonly closing?: readonly string[];
};

/** Sends such a mail under the id of its job, headed by its subject. */
export async function sendToOwner(
  shop: Pick<Shop, 'mailer' | 'config' | 'settings'>,
  id: string,
  { to, subject, language }: OwnerMail,
  { paragraphs, action: { label, path }, closing = [] }: Content,
): Promise<void> {
  const names = await readShopNames(shop);
  const action = { label, url: pageUrl(names, language, path) };
  const mail = layOutMail({
    ...{ to, language, subject, action, shop: names },
    heading: subject,
    paragraphs: [...paragraphs],
    closing: [...closing],
  });
  await shop.mailer.send({ ...mail, id });
}
