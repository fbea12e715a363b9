import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useFocusOnArrival } from '#web/app-shell/focus-on-arrival.ts';
import { useReloadGuard } from '#web/app-shell/use-reload-guard.ts';
import * as words from '#words/frame';
import { Footer } from './footer.tsx';
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

/** A thin line at the top while the code of the next page is loaded. */
function NavigationProgress() {
  useReloadGuard();
  const isPending = useNavigation().state !== 'idle';
  if (!isPending) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 print:hidden top-0 z-skip-link h-0.75 origin-left scale-x-90 bg-gold transition-transform delay-150 duration-3000 ease-out starting:scale-x-0"
    />
  );
}
