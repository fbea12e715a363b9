import type { AnswerOf } from '@mathappu/contract/endpoint';
import type { listPaymentDiscrepancies as endpoint } from '@mathappu/contract/payments';
import {
  findGatewayContact,
  type GatewayContact,
} from '#server/gateway/gateway-contact-queries.ts';
import type { Shop } from '#server/shop.ts';
import { listPaymentDiscrepancies, patienceMs } from './discrepancy-queries.ts';

type Comparison = Pick<AnswerOf<typeof endpoint>, 'data' | 'provider' | 'message'>;

/** What disagrees with the payment provider, and whether the provider was heard lately. */
export async function comparePayments({
  db,
  now,
  payments,
}: Pick<Shop, 'db' | 'now' | 'payments'>): Promise<Comparison> {
  const data = await listPaymentDiscrepancies(db, now());
  if (!payments) return { message: 'Online payment is switched off', data, provider: null };
  const provider = describeContact(await findGatewayContact(db, payments.keyId), now());
  const message = provider.isCompared
    ? 'Compared with the payment provider'
    : 'Not compared with the payment provider in the last 15 minutes';
  return { message, data, provider };
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
