import { quoteCalls } from '@mathappu/contract/quotes/quote-calls';
import { addCalls } from '#web/api/request.ts';

addCalls(quoteCalls);
