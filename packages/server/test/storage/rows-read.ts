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

/** The nodes of the plans of what `act` asks of a PostgreSQL server, as they ran. */
export async function explainStatements(
  { database }: TestShop,
  act: () => Promise<unknown>,
): Promise<PlanNode[]> {
  if (database.engine !== 'postgres') throw new Error('not a server');
  const nodes: PlanNode[] = [];
  for (const { text, values } of await recordStatements(act)) {
    const explained = `explain (analyze, timing off, format json) ${text}`;
    const { rows } = await database.pool.query(explained, [...values]);
    nodes.push(...nodesOf((rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }])[0].Plan));
  }
  return nodes;
}

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
