import { adminCalls } from '@mathappu/contract/admin/admin-calls';
import { calls } from '@mathappu/contract/calls';
import { callsOf } from '#web/api/call.ts';

const all = { ...calls, ...adminCalls };
export type AdminCall = keyof typeof all;

/** The calls of admins, who may make those of customers as well. */
export const { call, callForFile } = callsOf<AdminCall>(all);
