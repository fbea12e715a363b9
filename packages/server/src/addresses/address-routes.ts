import * as calls from '@mathappu/contract/addresses';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { listAddresses } from './address-queries.ts';
import {
  createAddress,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
} from './change-addresses.ts';

export function addAddressRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listAddresses, async ({ caller }) => ({
    message: 'Addresses',
    data: await listAddresses(shop.db, caller.userId),
  }));
  handle(app, calls.createAddress, async ({ body, caller }) => ({
    message: 'Address saved successfully!',
    data: await createAddress(shop, caller.userId, body),
  }));
  handle(app, calls.updateAddress, async ({ params, body, caller }) => ({
    message: 'Address saved successfully!',
    data: await updateAddress(shop, caller.userId, { ...body, _id: params.addressId }),
  }));
  handle(app, calls.deleteAddress, async ({ params, caller }) => {
    await deleteAddress(shop, caller.userId, params.addressId);
    return { message: 'Address removed successfully' };
  });
  handle(app, calls.setDefaultAddress, async ({ params, caller }) => {
    await setDefaultAddress(shop, caller.userId, params.addressId);
    return { message: 'Default address changed' };
  });
}
