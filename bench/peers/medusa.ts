import { productPageSize } from '@mathappu/contract/limits';
import { query } from '../bench-database.ts';
import type { LoadRequest } from '../wrk.ts';
import { browsers, type Peer } from './peer.ts';

const version = '2.21.2';

/** https://docs.medusajs.com/learn/deployment/general, without the admin's pages. */
export const medusa: Peer = {
  id: 'medusa',
  name: `Medusa ${version}`,
  packages: {
    '@medusajs/medusa': version,
    '@medusajs/framework': version,
    '@medusajs/cli': version,
  },
  files: ['medusa-config.js', 'fill-medusa.mjs'],
  beforeStart: [
    ['medusa', 'db:migrate'],
    ['medusa', 'exec', './fill-medusa.mjs'],
  ],
  start: ['medusa', 'start', '--host', '127.0.0.1'],
  readyPath: '/health',
  settings: ({ port, databaseUrl }) => ({
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    MEDUSA_DISABLE_TELEMETRY: 'true',
  }),
  async requests({ databaseUrl }) {
    const { rows } = await query(
      databaseUrl,
      `select token, region.id as region, product.id as product from api_key, region, product
       where api_key.title = 'Shop' and product.handle = 'product-1'`,
    );
    const [{ token, region, product }] = rows;
    const get = (path: string): LoadRequest => ({
      method: 'GET',
      path: `/store/products${path}fields=*variants.calculated_price&region_id=${region}`,
      headers: { 'x-publishable-api-key': token, 'accept-encoding': browsers },
    });
    return {
      'list of products': get(`?limit=${productPageSize}&`),
      'one product': get(`/${product}?`),
    };
  },
};
