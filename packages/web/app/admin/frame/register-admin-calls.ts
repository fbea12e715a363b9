import { adminCalls } from '@mathappu/contract/admin/admin-calls';
import { invoiceCalls } from '@mathappu/contract/invoices/invoice-calls';
import { addCalls } from '#web/api/request.ts';

addCalls({ ...invoiceCalls, ...adminCalls });
