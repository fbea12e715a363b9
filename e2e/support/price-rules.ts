import type { BodyOf } from '@mathappu/contract/endpoint';
import type { createPriceRule, StaffPriceRule } from '@mathappu/contract/prices/price-rules';
import { callApi, ownerToken } from './api.ts';
import type { RunningShop } from './start-shop.ts';

/** A rule for these goods alone, so that no other story has it. */
export async function addRule(
  shop: RunningShop,
  productId: string,
  rule: Partial<BodyOf<typeof createPriceRule>> & { name: string },
): Promise<void> {
  const body = { ...rule, products: [productId] };
  await callApi(shop, 'POST', '/price-rule/create', body, await ownerToken(shop));
}

/** What was ordered keeps its rule, so that it is switched off and not deleted. */
export async function switchRulesOff(shop: RunningShop): Promise<void> {
  const token = await ownerToken(shop);
  const { data } = await callApi(shop, 'GET', '/price-rule/get', undefined, token);
  for (const {
    _id,
    names,
    uses,
    enquiries,
    takenOff,
    estimates,
    hiddenMobiles,
    ...rule
  } of data as StaffPriceRule[]) {
    const body = { ...rule, isOn: false };
    if (rule.isOn) await callApi(shop, 'PUT', `/price-rule/${_id}`, body, token);
  }
}
