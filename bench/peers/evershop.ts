import { productPageSize } from '@mathappu/contract/limits';
import { query } from '../bench-database.ts';
import { graphql, type Peer, page } from './peer.ts';

const listed =
  '{ productId name sku url price { regular { value text } } inventory { isInStock } }';

/** It limits the requests of an address, without a setting, and reads it as behind one proxy. */
const fromAnyone = <T extends { readonly headers?: object }>(request: T) => ({
  ...request,
  headers: { ...request.headers, 'x-forwarded-for': '{count}' },
});

/** https://evershop.io/docs/development/getting-started/installation-guide */
export const evershop: Peer = {
  id: 'evershop',
  name: 'EverShop 2.2.1',
  // concat-stream is imported by it and named nowhere: its multer used to bring it along.
  packages: { '@evershop/evershop': '2.2.1', 'concat-stream': '2.0.0' },
  files: ['fill-evershop.mjs'],
  build: ['evershop', 'build'],
  start: ['evershop', 'start'],
  afterStart: [['node', 'fill-evershop.mjs']],
  readyPath: '/',
  settings({ url, port, databaseUrl }) {
    const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl);
    return {
      PORT: String(port),
      EVERSHOP_HOME_URL: url,
      DB_HOST: hostname,
      DB_PORT: databasePort,
      DB_NAME: pathname.slice(1),
      DB_USER: username,
      DB_PASSWORD: password,
      DB_SSLMODE: 'disable',
      NODE_CONFIG: JSON.stringify({
        shop: { currency: 'INR' },
        catalog: { collectionPageSize: productPageSize },
      }),
    };
  },
  async requests({ databaseUrl }) {
    const { rows } = await query(
      databaseUrl,
      `select product_id, request_path from product join url_rewrite on entity_uuid = uuid limit 1`,
    );
    const [{ product_id: id, request_path: path }] = rows;
    return {
      'home page': fromAnyone(page('/')),
      'page with a list of products': fromAnyone(page('/all')),
      'page of a product': fromAnyone(page(path)),
      'list of products': fromAnyone(
        graphql(
          '/api/graphql',
          `{ products(filters: [{ key: "limit", operation: eq, value: "${productPageSize}" }]) { items ${listed} total } }`,
        ),
      ),
      'one product': fromAnyone(
        graphql(
          '/api/graphql',
          `query ($id: ID!) { product(id: $id) { description ${listed.slice(1)} }`,
          { id },
        ),
      ),
    };
  },
};
