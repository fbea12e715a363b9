import * as calls from '@mathappu/contract/addresses';
import * as done from '@mathappu/contract/words/done';
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
    message: done.addresses,
    data: await listAddresses(shop.db, caller.userId),
  }));
  handle(app, calls.createAddress, async ({ body, caller }) => ({
    message: done.addressSaved,
    data: await createAddress(shop, caller.userId, body),
  }));
  handle(app, calls.updateAddress, async ({ params, body, caller }) => ({
    message: done.addressSaved,
    data: await updateAddress(shop, caller.userId, { ...body, _id: params.addressId }),
  }));
  handle(app, calls.deleteAddress, async ({ params, caller }) => {
    await deleteAddress(shop, caller.userId, params.addressId);
    return { message: done.addressRemoved };
  });
  handle(app, calls.setDefaultAddress, async ({ params, caller }) => {
    await setDefaultAddress(shop, caller.userId, params.addressId);
    return { message: done.defaultAddressChanged };
  });
}
