import * as z from 'zod/mini';
import { type Grant, grants } from './grants.ts';

export const grant = z.enum(grants as [Grant, ...Grant[]]);
