import { productPageSize } from '@mathappu/contract/limits';
import { graphql, type Peer } from './peer.ts';

const version = '3.7.3';

/** As `@vendure/create` sets it up, without dashboard, mails and pictures. */
export const vendure: Peer = {
  id: 'vendure',
  name: `Vendure ${version}`,
  packages: { '@vendure/core': version, pg: '8.23.1' },
  files: ['vendure-config.mjs', 'fill-vendure.mjs', 'start-vendure.mjs'],
  beforeStart: [['node', 'fill-vendure.mjs']],
  start: ['node', 'start-vendure.mjs'],
  readyPath: '/health',
  settings: ({ port, databaseUrl }) => ({
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
  }),
  async requests() {
    return {
      'list of products': graphql(
        '/shop-api',
        `{ search(input: { take: ${productPageSize}, groupByProduct: true }) { totalItems items {
          productId productName slug description sku inStock currencyCode
          priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } } } }`,
      ),
      'one product': graphql(
        '/shop-api',
        `query ($slug: String!) { product(slug: $slug) { id name slug description
          variants { id sku stockLevel priceWithTax currencyCode } } }`,
        { slug: 'product-1' },
      ),
    };
  },
};
