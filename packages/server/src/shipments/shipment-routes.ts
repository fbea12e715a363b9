import * as calls from '@mathappu/contract/shipments/shipments';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { setPackedPieces } from './pack-line.ts';
import { saveDispatchCard } from './save-shipment.ts';

export function addShipmentRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.packLine, async ({ params, body, caller }) => ({
    message: done.linePacked,
    data: await setPackedPieces(shop, caller, { idOrNumber: params.orderId, ...body }),
  }));
  handle(app, calls.saveShipment, async ({ params, body, caller }) => ({
    message: body.isShipped ? done.orderShipped : done.shipmentSaved,
    data: await saveDispatchCard(shop, caller, { idOrNumber: params.orderId, body }),
  }));
}
