import { createStore, useStore } from '#web/stores/create-store.ts';

/** The page has one cart drawer, which any component may open. */
const isOpen = createStore(false);

export const openCartDrawer = () => isOpen.set(true);
export const closeCartDrawer = () => isOpen.set(false);
export const useIsCartDrawerOpen = () => useStore(isOpen, false);
