import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { toSearchBox } from '#web/app-shell/focus-on-arrival.ts';
import { priceListPath } from '#web/navigation/paths.ts';
import { AdminOnly, SignedIn, SignedOut } from '#web/session/signed-in.tsx';
import { iconButtonLooks } from '#web/ui/icon-button.tsx';
import { UserIcon } from '#web/ui/images/navigation-icons.tsx';
import { SearchIcon } from '#web/ui/images/search-icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/frame';
import { Brand } from './brand.tsx';
import { useHideOnScroll } from './hide-on-scroll.ts';
import { LanguageLink } from './language-link.tsx';
import { siteLinks } from './navigation-links.ts';
import { MenuButton } from './side-menu.tsx';
import { SiteLink } from './site-link.tsx';

export function TopBar({ cart }: { cart: ReactNode }) {
  const isHidden = useHideOnScroll();

  return (
    <header
      data-hidden={isHidden || undefined}
      className="sticky top-0 z-header border-b border-line bg-paper transition-transform duration-200 data-hidden:-translate-y-full has-focus-visible:translate-y-0 motion-reduce:transition-none print:hidden"
    >
      <div className="page-column flex min-h-16 items-center gap-y-2 py-1 sm:gap-x-1 lg:gap-x-2 noscript:flex-wrap noscript:max-md:pt-2">
        <Brand />
        <MainLinks />
        <div className="ml-auto flex shrink-0 items-center max-sm:-mr-2.5 wide-bar:ml-0 lg:gap-1">
          <Link
            to="/products"
            state={toSearchBox}
            prefetch="intent"
            title={words.searchProducts}
            className={iconButtonLooks('plain', 'md')}
          >
            <SearchIcon />
          </Link>
          <LanguageLink className="hidden min-h-11 items-center px-1 font-tamil-name font-semibold text-ink-soft hover:text-ink min-[22rem]:inline-flex lg:px-2 noscript:inline-flex" />
          {cart}
          <div className="hidden items-center gap-1 wide-bar:flex noscript:flex">
            <SignedIn>
              <NavLink
                to="/account"
                prefetch="intent"
                aria-label={words.myAccount}
                title={words.myAccount}
                className={`${iconButtonLooks('plain', 'md')} aria-[current]:text-primary`}
              >
                <UserIcon />
              </NavLink>
            </SignedIn>
            <SignedOut>
              <LinkButton to="/login" prefetch="intent" variant="secondary" className="ml-2">
                {words.login}
              </LinkButton>
            </SignedOut>
          </div>
          <MenuButton />
        </div>
      </div>
    </header>
  );
}

const MainLinks = () => (
  <nav
    aria-label={words.mainLinks}
    className="ml-auto hidden shrink-0 items-center wide-bar:flex lg:mr-2 noscript:flex noscript:max-md:order-last noscript:max-md:w-full"
  >
    {siteLinks.map(({ to, label }) => (
      // A tablet, or an admin's bar, has no room for all.
      <SiteLink
        key={to}
        to={to}
        className={
          to === priceListPath
            ? 'bar-link max-lg:hidden in-data-[signed-in=ADMIN]:max-[90rem]:hidden'
            : 'bar-link'
        }
      >
        {label}
      </SiteLink>
    ))}
    <SignedIn>
      {/* The bar of a tablet has no room for both links of an admin. */}
      <NavLink
        to="/myorder"
        prefetch="intent"
        className="bar-link in-data-[signed-in=ADMIN]:max-lg:hidden"
      >
        {words.myOrders}
      </NavLink>
    </SignedIn>
    <AdminOnly>
      <NavLink to="/admin/dashboard" prefetch="intent" className="bar-link">
        {words.admin}
      </NavLink>
    </AdminOnly>
  </nav>
);
