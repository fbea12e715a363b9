import type { Tx } from '#server/platform/db/open-database.ts';
import {
  findUser,
  findUserByEmail,
  type MailLanguages,
  mailLanguageOf,
} from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import {
  type CustomerFacts,
  headingOf,
  type QuoteMailFacts,
  type ShopFacts,
} from './quote-mails.ts';
import type { LockedQuote } from './quote-row-queries.ts';

type Told = Pick<LockedQuote, 'id' | 'number' | 'version' | 'userId' | 'customerEmail'>;

/** Sent exactly when the transaction commits, to a customer who has an address. */
export async function mailCustomer(
  shop: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  quote: Told,
  facts: CustomerFacts,
): Promise<void> {
  if (quote.customerEmail === '') return;
  const user = quote.userId === null ? undefined : await findUser(tx, quote.userId);
  await enqueue(shop, tx, quote, { to: quote.customerEmail, user, facts });
}

/** The same to the shop: to the address of its mails about orders, else to its own. */
export async function mailShop(
  shop: Pick<Shop, 'jobs' | 'settings' | 'config'>,
  tx: Tx,
  quote: Told,
  kind: ShopFacts['kind'],
): Promise<void> {
  const { selling, shop: own } = shop.settings.latest;
  if (!selling.mailsEnquiries) return;
  const to = shop.config.ORDER_MAIL_TO ?? own.email;
  const user = await findUserByEmail(tx, to);
  await enqueue(shop, tx, quote, { to, user, facts: { kind } });
}

async function enqueue(
  { jobs, settings }: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  { id: quoteId, number, version }: Told,
  { to, user, facts }: { to: string; user: MailLanguages | undefined; facts: QuoteMailFacts },
): Promise<void> {
  const language = user ? mailLanguageOf(user) : 'en';
  const subject = `${headingOf(facts, number, language)} - ${settings.latest.shop.name}`;
  await jobs.enqueue(tx, 'quote-mail', { ...facts, quoteId, version, to, subject, language });
}
