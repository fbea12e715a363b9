import type { ShopDetails } from '@mathappu/contract/settings';
import { useEffect } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { PageShop } from '#web/shop-details/page-shop.ts';
import { drawnName, shopOf, useShop } from '#web/shop-details/shop-details.ts';
import { locale, prefix } from '#words/language';

type PageWords = {
  title: string;
  description: string | ((shop: PageShop) => string);
  /** Path or URL of the preview image for shared links. */
  image?: string;
  /** When the query belongs to the page: the path with the relevant part of the query. */
  canonicalPath?: string;
  /** Pages that are personal or not there, which search engines should not index. */
  isPrivate?: boolean;
};

type PageArgs = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** A route's `meta` export when its words do not depend on loader data. */
export const pageMeta = (words: PageWords) => (page: PageArgs) => describePage(page, words);

export function describePage({ location, matches }: PageArgs, words: PageWords): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root');
  const shop = shopOf(root?.loaderData as ShopDetails | undefined);
  const title = titleOf(words.title, shop);
  const path = prefix + (words.canonicalPath ?? location.pathname);
  const url = shop.publicUrl + path.replace(/(.)\/+$/, '$1');
  const description =
    typeof words.description === 'string' ? words.description : words.description(shop);
  const ownImage = shop.name === drawnName ? '/og.jpg' : '/og-plain.jpg';
  const image = new URL(words.image ?? ownImage, shop.publicUrl || 'http://localhost').href;

  return [
    { title },
    { name: 'description', content: description },
    ...(words.isPrivate
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: locale.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** With the name of the shop, unless that is in it or not known. */
const titleOf = (title: string, { name }: Pick<PageShop, 'name'>): string =>
  title.includes(name) ? title : `${title} | ${name}`;

/** Sets the title of a page whose content is loaded in the browser, such as a product. */
export function usePageTitle(title: string | undefined): void {
  const { name } = useShop();
  useEffect(() => {
    if (title) document.title = titleOf(title, { name });
  }, [title, name]);
}
