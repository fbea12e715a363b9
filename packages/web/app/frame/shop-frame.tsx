import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFocusOnArrival } from '#web/app-shell/focus-on-arrival.ts';
import * as words from '#words/frame';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every page, error pages included. The admin area has no footer. */
export function ShopFrame({ cart, children }: { cart: ReactNode; children: ReactNode }) {
  useFocusOnArrival();
  const { pathname } = useLocation();
  const isTool = pathname.startsWith('/admin/');
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skipToContent}
      </a>
      {pathname === '/products' && (
        <a href="#products" className="skip-link">
          {words.skipToProducts}
        </a>
      )}
      <NavigationProgress />
      {/* A screen high, so that content loaded after the first paint does not move the footer in sight. */}
      <div className="flex min-h-svh flex-col">
        <TopBar cart={cart} />
        <noscript>
          {import.meta.env.SSR && (
            <p className="bg-yellow-soft">
              <span className="page-column block py-3">{words.withoutScripts}</span>
            </p>
          )}
        </noscript>
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
      </div>
      {!isTool && <Footer />}
    </>
  );
}
