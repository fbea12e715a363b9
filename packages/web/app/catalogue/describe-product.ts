import type { Product } from '@mathappu/contract/catalogue';
import { toRupees } from '@mathappu/contract/money';
import { unitPriceOf } from '@mathappu/contract/product-offer';
import type { ShopDetails } from '@mathappu/contract/settings';
import type { MetaDescriptor } from 'react-router';
import { describePage } from '#web/document/page-meta.ts';
import { productPath } from '#web/document/paths.ts';
import * as words from '#words/catalogue';
import { prefix } from '#words/language';

const descriptionLength = 155;

type PageArgs = Parameters<typeof describePage>[0];

/** The meta tags of a product and its structured data for search engines. */
export function describeProduct(page: PageArgs, product: Product | undefined): MetaDescriptor[] {
  if (!product) {
    return describePage(page, {
      title: words.product,
      description: words.oneProduct,
      isPrivate: true,
    });
  }
  const root = page.matches.find((match) => match?.id === 'root');
  const { publicUrl = '' } = (root?.loaderData ?? {}) as Partial<ShopDetails>;
  return [
    ...describePage(page, {
      title: product.name,
      description: shorten(product.description),
      image: product.image[0],
    }),
    { 'script:ld+json': productData(product, publicUrl) },
  ];
}

/** https://schema.org/Product. The rating is the shop's own, not of customers, so it is left out. */
export function productData(product: Product, publicUrl: string) {
  const path = productPath(product._id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    // The same product in each language.
    '@id': publicUrl + path,
    sku: product._id,
    name: product.name,
    description: product.description,
    image: product.image.map((path) => new URL(path, publicUrl || 'http://localhost').href),
    offers: {
      '@type': 'Offer',
      url: publicUrl + prefix + path,
      price: toRupees(unitPriceOf(product)).toFixed(2),
      priceCurrency: 'INR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: product.stock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    },
  };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, line.lastIndexOf(' ', descriptionLength))}…`;
}
