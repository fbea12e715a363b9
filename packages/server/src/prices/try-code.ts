import type { Shop } from '#server/shop.ts';

/**
 * Counts a code that somebody tries, unless the shop has it: 20 wrong ones in 15 minutes of a network or an
 * account shut out the right one, too. One that a browser has kept, and sends again and again, counts once.
 * @throws AppError tooManyRequests
 */
export async function tryCode(
  { limits, settings }: Pick<Shop, 'limits' | 'settings'>,
  code: string | undefined,
  { ip, userId }: { ip?: string; userId: string | null | undefined },
): Promise<void> {
  if (code === undefined) return;
  const { priceRules } = await settings.read();
  const isKnown = priceRules.some((rule) => rule.code === code);
  for (const key of [ip, userId]) {
    if (!key) continue;
    if (isKnown) {
      await limits.use('wrongRuleCode', key);
      await limits.excuse('wrongRuleCode', key);
    } else await limits.useOnce(`rule code ${key} ${code}`, ['wrongRuleCode'], key);
  }
}
