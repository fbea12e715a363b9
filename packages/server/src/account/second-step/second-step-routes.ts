import * as calls from '@mathappu/contract/second-step';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { confirmSecondStep } from './confirm-second-step.ts';
import { forgetDevices } from './forget-devices.ts';
import { removeSecondStep } from './remove-second-step.ts';
import { startSecondStep } from './start-second-step.ts';

export function addSecondStepRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.startSecondStep, async ({ body, caller }) => ({
    message: done.secondStepStarted,
    data: await startSecondStep(shop, caller, body.password),
  }));

  handle(app, calls.confirmSecondStep, async ({ body, caller }) => ({
    message: done.recoveryCodes,
    data: { recoveryCodes: await confirmSecondStep(shop, caller, body.code) },
  }));

  handle(app, calls.removeSecondStep, async ({ body, caller }) => {
    await removeSecondStep(shop, caller, body);
    return { message: done.secondStepOff };
  });

  handle(app, calls.forgetDevices, async ({ body, caller }) => {
    await forgetDevices(shop, caller, body.password);
    return { message: done.devicesForgotten };
  });
}
