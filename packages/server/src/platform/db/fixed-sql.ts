import { createQueryId, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';

/**
 * A part of statements that is always the same, as one text: Kysely visits each piece of a template for
 * every statement, and a list of columns has dozens.
 */
export function fixed<Result>(part: RawBuilder<Result>): RawBuilder<Result> {
  const node = part.toOperationNode();
  const { sql: text, parameters } = new PostgresQueryCompiler().compileQuery(node, createQueryId());
  if (parameters.length > 0) throw new Error(`has parameters: ${text}`);
  return sql.raw(text);
}
