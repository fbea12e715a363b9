import pg from 'pg';
import { recordStatements } from '../recorded-statements.ts';
import type { TestShop } from '../test-shop.ts';

type PlanNode = {
  'Node Type': string;
  'Plan Rows': number;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
};

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const explain = 'explain (analyze, timing off, format json)';
type Explained = { rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[] };
const nodesIn = ({ rows }: Explained) => rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));

/** The nodes of the plans of what `act` asks of a PostgreSQL server, as they ran. */
export async function explainStatements(
  { database }: TestShop,
  act: () => Promise<unknown>,
): Promise<PlanNode[]> {
  if (database.engine !== 'postgres') throw new Error('not a server');
  const nodes: PlanNode[] = [];
  for (const { text, values } of await recordStatements(act))
    nodes.push(...nodesIn(await database.pool.query(`${explain} ${text}`, [...values])));
  return nodes;
}

/** The same by the plans that a connection keeps of named statements, which are of no values. */
export async function explainKeptPlans(
  testShop: TestShop,
  act: () => Promise<unknown>,
): Promise<PlanNode[]> {
  const plans = await usePrepared(testShop, act, async (client, execution) => {
    await client.query('set plan_cache_mode = force_generic_plan');
    return nodesIn(await client.query(`${explain} ${execution}`));
  });
  return plans.flat();
}

/** Prepares each statement in turn, with nothing else on its connection, and gives what executes it. */
async function usePrepared<Result>(
  { database }: TestShop,
  act: () => Promise<unknown>,
  use: (client: pg.Client, execution: string) => Promise<Result>,
): Promise<Result[]> {
  if (database.engine !== 'postgres') throw new Error('not a server');
  const results: Result[] = [];
  for (const { text, values } of await recordStatements(act)) {
    const client = new pg.Client(database.direct);
    await client.connect();
    try {
      await client.query(`prepare kept as ${text}`);
      const given = values.map((value) =>
        client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value)),
      );
      results.push(await use(client, `execute kept (${given})`));
    } finally {
      await client.end();
    }
  }
  return results;
}

/** The tables that were read from the first row to the last. */
export const readWhole = (nodes: readonly PlanNode[]): string[] =>
  nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '');

/** How many rows of the table were read, those that did not match included. */
export const countRead = (nodes: readonly PlanNode[], table: string): number =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .reduce((sum, node) => sum + rowsOf(node), 0);

const rowsOf = (node: PlanNode): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0));
