import * as z from 'zod/mini';
import * as words from '#words/input';
import { line } from '../fields.ts';
import { businessNameMaxLength } from '../limits.ts';
import { isGstin } from '../settings/gstin.ts';

const gstinThat = (isRight: (typed: string) => boolean) =>
  z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.maxLength(15, words.gstinInvalid),
      z.refine(isRight, words.gstinInvalid),
    );

/** The GSTIN of a business that buys, of any state. */
export const buyerGstin = gstinThat(isGstin);

/** Its name, to which the tax invoice is made out; '' where that is the recipient's. */
export const buyerName = line(businessNameMaxLength);

/** Whom the tax invoice of an order is made out to; a private buyer has neither GSTIN nor name. */
export const paperBuyer = z
  .strictObject({ gstin: gstinThat((typed) => typed === '' || isGstin(typed)), name: buyerName })
  .check(z.overwrite((buyer) => (buyer.gstin === '' ? { ...buyer, name: '' } : buyer)));
