import { updateListingRule } from '@mathappu/contract/catalogue/listing-rules';
import * as z from 'zod/mini';

/** The fields of a rule's dialog. */
export const ruleForm = z.pick(updateListingRule.body, { value: true, reason: true });
