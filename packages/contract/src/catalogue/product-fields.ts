import * as z from 'zod/mini';
import { line, text } from '../fields.ts';
import { descriptionMaxLength, makerMaxLength } from '../limits.ts';

/**
 * Fields of a product that are stored, audited, imported and exported as they are written: each in
 * the column of its name in snake case (`name_ta`) and in the CSV column of its name. One more takes
 * its migration, its row in `admin/products/product-sections.ts` of the web, with its words in both
 * languages, its field in the form there, and the place that shows it.
 */
export const plainFields = {
  /** The name in Tamil; '' when there is none. */
  nameTa: line(120),
  /** The description in Tamil, in one or more lines; '' when there is none. */
  descriptionTa: text(descriptionMaxLength),
  /** Who made it, as the box says; '' when that is not known. */
  maker: line(makerMaxLength),
};

export type PlainFields = z.output<z.ZodMiniObject<typeof plainFields>>;

export const plainFieldNames = Object.keys(plainFields) as (keyof PlainFields)[];

/** The values of a product that was never given any. */
export const noPlainFields: PlainFields = { nameTa: '', descriptionTa: '', maker: '' };

/** In the calls that write a product: what is left out stays. */
export const writtenPlainFields = z.partial(z.object(plainFields)).shape;
