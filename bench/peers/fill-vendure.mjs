// Its tables, then its own import of products from a file and the index of its search.
import { readFileSync, writeFileSync } from 'node:fs';
import { bootstrap, JobQueueService, RequestContextService, SearchService } from '@vendure/core';
import { populate } from '@vendure/core/cli/populate.js';
import { config } from './vendure-config.mjs';

const columns =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
const lines = JSON.parse(readFileSync('products.json', 'utf8')).map(
  ({ name, slug, description, priceRupees, stock }) =>
    `"${name}",${slug},"${description}",,,,,${slug},${priceRupees},standard,${stock},true,,`,
);
writeFileSync('products.csv', [columns, ...lines].join('\n'));

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Asia',
  countries: [{ name: 'India', code: 'IN', zone: 'Asia' }],
  taxRates: [{ name: 'Standard Tax', percentage: 18 }],
  shippingMethods: [],
  paymentMethods: [],
  collections: [],
};

const withTables = {
  ...config,
  dbConnectionOptions: { ...config.dbConnectionOptions, synchronize: true },
};
const app = await populate(() => bootstrap(withTables), initialData, 'products.csv');
await app.get(JobQueueService).start();
const ctx = await app.get(RequestContextService).create({ apiType: 'admin' });
const job = await app.get(SearchService).reindex(ctx);
await new Promise((resolve, reject) => {
  job.updates({ pollInterval: 500 }).subscribe({ complete: resolve, error: reject });
});
await app.close();
process.exit();
