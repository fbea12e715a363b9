import { updateListingRule } from '@mathappu/contract/catalogue/listing-rules';
import * as z from 'zod/mini';

/** What the dialog of a rule asks for. */
export const ruleForm = z.pick(updateListingRule.body, { value: true, reason: true });
