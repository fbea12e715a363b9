import type { AnswerOf } from '@mathappu/contract/endpoint';
import type { listPaymentDiscrepancies as endpoint } from '@mathappu/contract/payments';
import type { Language } from '@mathappu/contract/words';
import {
  findGatewayContact,
  type GatewayContact,
} from '#server/gateway/gateway-contact-queries.ts';
import type { Shop } from '#server/shop.ts';
import { listPaymentDiscrepancies, patienceMs } from './discrepancy-queries.ts';

type Comparison = Pick<AnswerOf<typeof endpoint>, 'data' | 'provider'>;

/** What disagrees with the payment provider, and whether the provider was heard lately. */
export async function comparePayments(
  { db, now, payments }: Pick<Shop, 'db' | 'now' | 'payments'>,
  language: Language,
): Promise<Comparison> {
  const data = await listPaymentDiscrepancies(db, now(), language);
  if (!payments) return { data, provider: null };
  return { data, provider: describeContact(await findGatewayContact(db, payments.keyId), now()) };
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
