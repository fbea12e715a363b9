import { quoteCalls } from '@mathappu/contract/enquiries/quote-calls';
import { addCalls } from '#web/api/request.ts';

addCalls(quoteCalls);
