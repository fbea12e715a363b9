import { useRevalidator } from 'react-router';
import { setShopOutdated } from './outdated-shop.ts';

/** Loads the shop's details again; what is typed stays. */
export function useReloadShop(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    setShopOutdated(true);
    await revalidate();
    setShopOutdated(false);
  };
}
