import type { RawBuilder } from 'kysely';

/**
 * Section 36 of the CGST Act, 2017, keeps accounts for 72 months from the due date of the year's return,
 * which comes up to 21 months after an order: https://cbic-gst.gov.in/gst-acts.html
 */
export const yearsOfBooks = 8;

/** Rows that only grow and prove nothing that the law keeps. */
export type Archivable = {
  readonly table: 'audit_entries' | 'messages';
  /**
   * What the archive has of a row, its id included, and nothing that says who somebody is: an account that
   * is deleted later must not survive in it but by its id.
   */
  readonly columns: RawBuilder<unknown>;
  readonly withhold?: (row: Record<string, unknown>) => Record<string, unknown>;
  readonly condition: (before: Date) => RawBuilder<unknown>;
};
