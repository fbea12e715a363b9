import { readsOf } from '#web/api/use-read.ts';
import { type AdminCall, call } from './admin-call.ts';

export const { pageQuery, useRead } = readsOf<AdminCall>(call);
