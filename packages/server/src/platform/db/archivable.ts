import { type RawBuilder, sql } from 'kysely';

/**
 * Section 36 of the CGST Act, 2017, keeps accounts for 72 months from the due date of the year's return,
 * which comes up to 21 months after an order: https://cbic-gst.gov.in/gst-acts.html
 */
const yearsOfBooks = 8;

/** The law no longer keeps what is from before this moment. */
export const endOfBooks = sql`now() - ${sql.lit(yearsOfBooks)} * interval '1 year'`;

/** Rows that only grow and prove nothing that the law still keeps. */
export type Archivable = {
  readonly table: 'audit_entries' | 'messages' | 'order_status_changes' | 'stock_movements';
  /**
   * What the archive has of a row, its id included, and nothing that says who somebody is: an account that
   * is deleted later must not survive in it but by its id.
   */
  readonly columns: RawBuilder<unknown>;
  readonly withhold?: (row: Record<string, unknown>) => Record<string, unknown>;
  readonly condition: (before: Date) => RawBuilder<unknown>;
  /** The order of the file's lines, in which rows are deleted; by id unless given. */
  readonly order?: RawBuilder<unknown>;
  /** The statement that deletes rows of the table, where it also writes what stands for them. */
  readonly replace?: (deletion: RawBuilder<unknown>) => RawBuilder<unknown>;
};
