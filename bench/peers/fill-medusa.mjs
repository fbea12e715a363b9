// By its own workflows, as its starter's seed does: `medusa exec ./fill-medusa.mjs`.
import { readFileSync } from 'node:fs';
import {
  createApiKeysWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingProfilesWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
} from '@medusajs/medusa/core-flows';

const atOnce = 100;

export default async function fill({ container }) {
  const run = async (workflow, input) => (await workflow(container).run({ input })).result;
  const region = {
    name: 'India',
    currency_code: 'inr',
    countries: ['in'],
    payment_providers: ['pp_system_default'],
  };
  await run(createRegionsWorkflow, { regions: [region] });
  const [channel] = await run(createSalesChannelsWorkflow, {
    salesChannelsData: [{ name: 'Shop' }],
  });
  const [key] = await run(createApiKeysWorkflow, {
    api_keys: [{ title: 'Shop', type: 'publishable', created_by: '' }],
  });
  await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] });
  const [profile] = await run(createShippingProfilesWorkflow, {
    data: [{ name: 'Parcels', type: 'default' }],
  });
  const products = JSON.parse(readFileSync('products.json', 'utf8')).map(
    ({ name, slug, description, priceRupees }) => ({
      title: name,
      handle: slug,
      description,
      status: 'published',
      shipping_profile_id: profile.id,
      sales_channels: [{ id: channel.id }],
      options: [{ title: 'Unit', values: ['Box'] }],
      variants: [
        {
          title: 'Box',
          sku: slug,
          options: { Unit: 'Box' },
          manage_inventory: false,
          prices: [{ amount: priceRupees, currency_code: 'inr' }],
        },
      ],
    }),
  );
  for (let at = 0; at < products.length; at += atOnce)
    await run(createProductsWorkflow, { products: products.slice(at, at + atOnce) });
}
