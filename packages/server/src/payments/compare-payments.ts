import type { AnswerOf } from '@mathappu/contract/endpoint';
import { toRupees } from '@mathappu/contract/money';
import type { listPaymentDiscrepancies as endpoint } from '@mathappu/contract/payments';
import type { Language } from '@mathappu/contract/words';
import { findGatewayContact, type GatewayContact } from '#server/gateway/gateway-order-queries.ts';
import { listRefusedPayments } from '#server/gateway/payment-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { Shop } from '#server/shop.ts';
import { listPaymentDiscrepancies, patienceMs } from './discrepancy-queries.ts';

type Comparison = Pick<AnswerOf<typeof endpoint>, 'data' | 'refused' | 'provider'>;

/** How long a refused payment is shown. */
const refusedForMs = 7 * 24 * 60 * 60_000;

/**
 * Lists what disagrees with the payment provider and what it refused, and says whether it has
 * answered lately.
 */
export async function comparePayments(
  { db, now, payments }: Pick<Shop, 'db' | 'now' | 'payments'>,
  language: Language,
): Promise<Comparison> {
  const data = await listPaymentDiscrepancies(db, now(), language);
  const refused = await listRefused(db, now());
  const contact = payments && (await findGatewayContact(db, payments.keyId));
  return { data, refused, provider: payments ? describeContact(contact, now()) : null };
}

async function listRefused(db: Queryable, now: Date): Promise<Comparison['refused']> {
  const rows = await listRefusedPayments(db, new Date(now.getTime() - refusedForMs));
  return rows.map(({ id: _id, amountPaise, message: said, at, ...row }) => ({
    ...row,
    _id,
    said,
    amount: toRupees(amountPaise),
    at: at.toISOString(),
  }));
}

function describeContact(
  contact: GatewayContact | undefined,
  now: Date,
): NonNullable<Comparison['provider']> {
  const { answeredAt = null, failingSince = null, failure = null } = contact ?? {};
  const isLate = (moment: Date) => now.getTime() - moment.getTime() >= patienceMs;
  const silentSince = failure === null ? null : (answeredAt ?? failingSince);
  return {
    isCompared: answeredAt !== null && !isLate(answeredAt),
    answeredAt: answeredAt?.toISOString() ?? null,
    failure,
    silentSince: silentSince && isLate(silentSince) ? silentSince.toISOString() : null,
  };
}
