import type { ListingProblem } from '@mathappu/contract/catalogue/listing-problems';
import { listingOutcome } from '#server/catalogue/listing/listing-outcome.ts';
import type { LockedRules } from '#server/catalogue/listing/listing-rule-queries.ts';
import type { ProductContent } from '#server/catalogue/product-content.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { insertProblems } from './import-row-queries.ts';
import { problem } from './problem.ts';

type WrittenRow = {
  row: number;
  content: ProductContent;
  /** Null for a new product. */
  createdAt: Date | null;
};

/** The column whose cell is the reason. */
const columns: Readonly<Record<string, string>> = {
  joined: 'joinedPieces',
  conventional: 'class',
  bannedSalts: 'hasBannedSalts',
  imported: 'isImported',
  tooLoud: 'noiseDb',
};

function columnOf(problem: ListingProblem): string {
  const [kind = '', detail = ''] = problem.split(':');
  return columns[kind] ?? detail;
}

/**
 * Records the rows whose products the shop will not show, with the reasons as they are stored:
 * `stored-problem.ts` makes sentences of them.
 */
export async function recordUnlistedRows(
  tx: Tx,
  importId: string,
  { rows, rules }: { rows: readonly WrittenRow[]; rules: LockedRules },
): Promise<void> {
  const unlisted = rows.flatMap(({ row, content, createdAt }) => {
    const { listingProblems: problems } = listingOutcome(content, createdAt, rules);
    if (problems.length === 0) return [];
    const column = [...new Set(problems.map(columnOf))].join(', ');
    return [{ row, column, ...problem('asGiven', { text: problems.join(' ') }) }];
  });
  await insertProblems(tx, importId, unlisted, 'unlisted');
}
