let isOutdated = false;

/** Whether the shop's details are others than the page has, so that the router loads them again. */
export const shouldReloadShop = (): boolean => isOutdated;

export function setShopOutdated(value: boolean): void {
  isOutdated = value;
}
