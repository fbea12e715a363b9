import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { locale, prefix } from '#words/language';
import { tagline } from '#words/shop-details';
import type { Route } from './+types/root';
import { getQueryClient } from './api/query-client.ts';
import { shopDetailsContext } from './api/server-call.ts';
import { CartButton } from './cart/cart-button.tsx';
import { AppWiring } from './frame/app-wiring.tsx';
import { ErrorScreen } from './frame/error-screen.tsx';
import { LanguageMark } from './frame/language-mark.tsx';
import { NotFound } from './frame/not-found.tsx';
import { ShopFrame } from './frame/shop-frame.tsx';
import { ThemeMark } from './frame/theme-mark.tsx';
import { EarlyBack } from './head/early-back.tsx';
import { KnownAddress } from './head/known-address.tsx';
import { pageMeta } from './head/page-meta.ts';
import { StartScripts } from './head/scripts-after-paint.tsx';
import { unconfirmedPayment } from './payments/unconfirmed-payment.ts';
import { SessionMark } from './session/session-mark.tsx';
import { shouldReloadShop } from './shop-details/outdated-shop.ts';
import { drawnName, useShop } from './shop-details/shop-details.ts';
import styles from './ui/styles/app.css?url';

const latinFace = {
  rel: 'preload',
  href: '/fonts/anek-latin-v2.woff2',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;

export const links: LinksFunction = () => [
  latinFace,
  ...(prefix ? [{ ...latinFace, href: '/fonts/noto-sans-tamil-v2.woff2' }] : []),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: prefix ? '/manifest.ta.webmanifest' : '/manifest.webmanifest' },
];

export const meta = pageMeta({ title: tagline, description: tagline });

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopDetailsContext);

export const shouldRevalidate = shouldReloadShop;

export function Layout({ children }: { children: ReactNode }) {
  const [queryClient] = useState(getQueryClient);
  const { name } = useShop();
  return (
    <html lang={locale} className="scroll-pt-24 max-md:scroll-pb-20" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#140c2b" />
        <KnownAddress />
        <EarlyBack />
        <SessionMark />
        <LanguageMark />
        <ThemeMark />
        <Meta />
        <Links />
        {name === drawnName && (
          <link rel="preload" href="/mathappu-tamil.svg" as="image" crossOrigin="anonymous" />
        )}
        {/* With a precedence React renders it before the scripts, which would otherwise be fetched first. */}
        <link rel="stylesheet" href={styles} precedence="default" />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <ShopFrame cart={<CartButton />}>{children}</ShopFrame>
          <AppWiring />
        </QueryClientProvider>
        <ScrollRestoration />
        <Scripts />
        <StartScripts />
      </body>
    </html>
  );
}

export default function App() {
  // A reload has interrupted the confirmation of a payment.
  useEffect(() => {
    if (!unconfirmedPayment()) return;
    import('./payments/confirm-payment.ts').then(({ confirmPayment }) => confirmPayment());
  }, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return isNotFound ? <NotFound /> : <ErrorScreen error={error} />;
}
