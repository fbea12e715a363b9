import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useMay } from '#web/admin/api/use-may.ts';
import { callOfPage } from './admin-pages.ts';

/** Says whether the signed-in person's role shows the page at an address of the admin area. */
export function useMayOpen(): (address: string) => boolean {
  const may = useMay();
  return (address) => {
    const [path = '', search] = address.split('?');
    const shown = callOfPage(path, search ?? '');
    return shown === undefined || may(shown);
  };
}

type PageLinkProps = LinkProps & {
  to: string;
  /** What stands in its place for whom the page is not; nothing by default. */
  otherwise?: ReactNode;
};

/** A link to a page of the admin area, for whoever's role shows that page. */
export function PageLink({ otherwise = null, ...link }: PageLinkProps) {
  return useMayOpen()(link.to) ? <Link {...link} /> : otherwise;
}
