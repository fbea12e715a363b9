import type { DataRouter } from 'react-router';

declare global {
  interface Window {
    __reactRouterDataRouter: DataRouter;
  }
}

/**
 * The router, as the library leaves it on the window. Its hooks for what few screens need would be in
 * the scripts of every page, since all pages share one file of the library.
 */
export const router = (): DataRouter => window.__reactRouterDataRouter;
