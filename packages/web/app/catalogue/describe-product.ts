import type { Product } from '@mathappu/contract/catalogue';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import type { ShopDetails } from '@mathappu/contract/settings';
import type { MetaDescriptor } from 'react-router';
import type { Answer } from '#web/api/call.ts';
import { describePage } from '#web/head/page-meta.ts';
import { leadingName, leadingText } from '#web/language/names.ts';
import { productPath } from '#web/navigation/paths.ts';
import type { PageShop } from '#web/shop-details/page-shop.ts';
import { shopOf } from '#web/shop-details/shop-details.ts';
import * as words from '#words/catalogue';
import { prefix } from '#words/language';
import { boxFacts } from './box-facts.ts';

const descriptionLength = 155;

type Reviews = Answer<'listProductReviews'>;
type PageArgs = Parameters<typeof describePage>[0];

/** The meta tags of a product and its structured data for search engines. */
export function describeProduct(
  page: PageArgs,
  product: Product | undefined,
  reviews?: Reviews,
): MetaDescriptor[] {
  if (!product) {
    return describePage(page, {
      title: words.product,
      description: words.oneProduct,
      isPrivate: true,
    });
  }
  const root = page.matches.find((match) => match?.id === 'root');
  const shop = shopOf(root?.loaderData as ShopDetails | undefined);
  return [
    ...describePage(page, {
      title: leadingName(product),
      description: shorten(leadingText(product)),
      image: product.image[0],
    }),
    // Only the server's page, which search engines read, has it: hydration leaves it as it is.
    { 'script:ld+json': import.meta.env.SSR ? productData(product, shop, reviews) : {} },
  ];
}

/**
 * https://schema.org/Product, with an offer where orders are taken, and with what customers say of it. The shop's own rating is left out:
 * https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function productData(
  product: Product,
  { publicUrl, enquiry }: Pick<PageShop, 'publicUrl' | 'enquiry'>,
  reviews?: Reviews,
) {
  const path = productPath(product._id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    // The description of the product in each language.
    '@id': publicUrl + path,
    sku: product._id,
    name: product.name,
    description: product.description,
    image: product.image.map((path) => new URL(path, publicUrl || 'http://localhost').href),
    ...(product.maker && { brand: { '@type': 'Brand', name: product.maker } }),
    additionalProperty: boxFacts(product).map(({ name, text, value }) => ({
      '@type': 'PropertyValue',
      name,
      value: value ?? text,
    })),
    ...(!enquiry && { offers: offerOf(product, publicUrl + prefix + path) }),
    ...(reviews && reviews.summary.count > 0 && reviewData(reviews)),
  };
}

const offerOf = (product: Product, url: string) => ({
  '@type': 'Offer',
  url,
  price: toRupees(unitPriceOf(product)).toFixed(2),
  priceCurrency: 'INR',
  itemCondition: 'https://schema.org/NewCondition',
  availability: product.stock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
});

const reviewData = ({ data, summary }: Reviews) => ({
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: summary.average,
    reviewCount: summary.count,
  },
  review: data.map(({ stars, text, name, createdAt }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: createdAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: stars },
    reviewBody: text || undefined,
  })),
});

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, line.lastIndexOf(' ', descriptionLength))}…`;
}
