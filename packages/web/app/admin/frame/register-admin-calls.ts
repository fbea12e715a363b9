import { adminCalls } from '@mathappu/contract/admin/admin-calls';
import { addCalls } from '#web/api/request.ts';

addCalls(adminCalls);
