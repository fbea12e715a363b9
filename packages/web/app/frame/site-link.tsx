import { Link, type LinkProps, useLocation } from 'react-router';
import { priceListPath } from '#web/navigation/paths.ts';

/** A link of the menu. The list of products and the price list have one path and differ in what follows it. */
export function SiteLink({ to, ...props }: LinkProps & { to: string }) {
  const { pathname, search } = useLocation();
  const isPriceList = pathname === '/products' && /[?&]view=list(&|$)/.test(search);
  const current = isPriceList ? priceListPath : pathname;
  return (
    <Link {...props} to={to} prefetch="intent" aria-current={current === to ? 'page' : undefined} />
  );
}
