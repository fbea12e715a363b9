import { router } from '#web/navigation/router.ts';
import { setShopOutdated } from './outdated-shop.ts';

/** Loads the shop's details again; what is typed stays. */
export async function reloadShop(): Promise<void> {
  setShopOutdated(true);
  await router().revalidate();
  setShopOutdated(false);
}
