import * as z from 'zod/mini';
import * as words from '#words/input';
import { type Grant, grants } from './grants.ts';

export const grant = z.enum(grants as [Grant, ...Grant[]], words.grantUnknown);
