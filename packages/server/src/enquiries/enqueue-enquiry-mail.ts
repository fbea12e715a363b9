import type { Language } from '@mathappu/contract/words';
import type { Tx } from '#server/platform/db/open-database.ts';
import { findUser, findUserByEmail, mailLanguageOf } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import {
  type CustomerFacts,
  headingOf,
  type QuoteMailFacts,
  type ShopFacts,
} from './enquiry-mails.ts';
import type { LockedQuote } from './enquiry-queries.ts';

type Told = Pick<LockedQuote, 'id' | 'number' | 'version' | 'userId' | 'customerEmail'>;

/** The language of an account's mails; English when there is no account. */
export async function languageOfUser(tx: Tx, userId: string | null): Promise<Language> {
  const user = userId === null ? undefined : await findUser(tx, userId);
  return user ? mailLanguageOf(user) : 'en';
}

/** Enqueues a mail to the customer, if there is an address. It is sent when the transaction commits. */
export async function mailCustomer(
  shop: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  quote: Told,
  facts: CustomerFacts,
): Promise<void> {
  if (quote.customerEmail === '') return;
  const language = await languageOfUser(tx, quote.userId);
  await enqueue(shop, tx, quote, { to: quote.customerEmail, language, facts });
}

/** Enqueues a mail to the shop: to `ORDER_MAIL_TO`, else to the shop's own address. */
export async function mailShop(
  shop: Pick<Shop, 'jobs' | 'settings' | 'config'>,
  tx: Tx,
  quote: Told,
  facts: ShopFacts,
): Promise<void> {
  const { selling, shop: own } = shop.settings.latest;
  if (!selling.mailsEnquiries) return;
  const to = shop.config.ORDER_MAIL_TO ?? own.email;
  const user = await findUserByEmail(tx, to);
  const language = user ? mailLanguageOf(user) : 'en';
  await enqueue(shop, tx, quote, { to, language, facts });
}

async function enqueue(
  { jobs, settings }: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  { id: quoteId, number, version }: Told,
  { to, language, facts }: { to: string; language: Language; facts: QuoteMailFacts },
): Promise<void> {
  const subject = `${headingOf(facts, number, language)} - ${settings.latest.shop.name}`;
  await jobs.enqueue(tx, 'quote-mail', { ...facts, quoteId, version, to, subject, language });
}
