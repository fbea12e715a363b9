import type { FigureList, FiguresOf } from '@mathappu/contract/books/figures';

/** A list with all its rows and its sums. */
export type WholeList<List extends FigureList = FigureList> = List extends FigureList
  ? Omit<FiguresOf<List>, 'pagination'>
  : never;

/** The sum of one field of all rows. */
export const sumOf = <Field extends string>(
  rows: readonly { readonly [Name in Field]: number }[],
  field: Field,
): number => rows.reduce((sum, row) => sum + row[field], 0);
