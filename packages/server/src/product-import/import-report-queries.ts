import type { ImportReport, ImportStop } from '@mathappu/contract/product-import';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { listPlans } from './import-plan-queries.ts';
import { listStops } from './import-row-queries.ts';
import type { Problem } from './problem.ts';
import { canUndo } from './undo-import.ts';

const maxProblems = 500;
const maxListed = 10;

type ReportRow = Pick<
  Selectable<Tables['product_imports']>,
  | 'id'
  | 'file_name'
  | 'stock_columns'
  | 'has_versions'
  | 'is_dry_run'
  | 'state'
  | 'total_rows'
  | 'processed_rows'
  | 'created_count'
  | 'updated_count'
  | 'unchanged_count'
  | 'restocked_count'
  | 'left_count'
  | 'problem_count'
  | 'created_at'
  | 'new_categories'
  | 'missing_count'
  | 'missing_names'
  | 'takes_off_sale'
> & {
  started_by: string;
  imported_before_at: Date | null;
  warning_count: number;
  unlisted_count: number;
  same_name_count: number;
};

const selectReports = (condition: RawBuilder<unknown>, limit: number) => sql<ReportRow>`
  select i.id, i.file_name, i.stock_columns, i.has_versions, i.is_dry_run, i.state, i.total_rows,
    i.processed_rows, i.created_count, i.updated_count, i.unchanged_count, i.restocked_count, i.left_count,
    i.problem_count, i.created_at, i.new_categories, i.missing_count, i.missing_names,
    i.takes_off_sale, coalesce(u.name, '') as started_by,
    (select max(earlier.created_at) from product_imports earlier
      where earlier.file_hash = i.file_hash and earlier.created_at < i.created_at
        and earlier.state = 'done' and not earlier.is_dry_run
        and earlier.created_count + earlier.updated_count > 0) as imported_before_at,
    (select count(*)::integer from product_import_problems w
      where w.import_id = i.id and w.is_warning and w.stop = '') as warning_count,
    (select count(*)::integer from product_import_problems w
      where w.import_id = i.id and w.is_unlisted) as unlisted_count,
    (select count(*)::integer from product_import_problems w
      where w.import_id = i.id and w.is_same_name) as same_name_count
  from product_imports i left join users u on u.id = i.actor_id
  where ${condition} order by i.created_at desc limit ${limit}`;

export type StoredProblem = {
  row: number;
  column: string;
  /** In English; of a product that is not listed it is the reasons, as codes. */
  message: string;
  /** Null in imports of releases that stored the English sentence alone. */
  problem: Problem | null;
  isUnlisted: boolean;
  isSameName: boolean;
  stop: ImportStop | '';
};

/** A report whose problems are not worded yet. */
type StoredReport = Omit<ImportReport, 'problems' | 'warnings'> & {
  problems: StoredProblem[];
  warnings: StoredProblem[];
};

export async function findImportReport(
  db: Queryable,
  importId: string,
): Promise<StoredReport | undefined> {
  const { rows } = await selectReports(
    sql`i.id = ${importId} and i.state <> 'receiving'`,
    1,
  ).execute(db);
  const report = rows[0] && toReport(rows[0]);
  if (!report) return undefined;
  if (report.state === 'running') return { ...report, problems: [], warnings: [] };
  const { problemCount, warningCount } = report;
  const list = (areWarnings: boolean) => listProblems(db, importId, areWarnings);
  const stops = await listStops(db, importId);
  return {
    ...report,
    problems: problemCount > 0 ? await list(false) : [],
    warnings: warningCount > 0 || stops.length > 0 ? await list(true) : [],
    stops,
    ...(report.isDryRun && (await listPlans(db, importId))),
  };
}

/** The last imports that run or have changed something, newest first, without their problems. */
export async function listImportReports(db: Queryable): Promise<ImportReport[]> {
  const { rows } = await selectReports(
    sql`not i.is_dry_run and (i.state in ('checking', 'applying', 'undoing')
      or i.state in ('done', 'undone') and i.created_count + i.updated_count > 0)`,
    maxListed,
  ).execute(db);
  return rows.map(toReport);
}

async function listProblems(
  db: Queryable,
  importId: string,
  areWarnings: boolean,
): Promise<StoredProblem[]> {
  const { rows } = await sql<StoredProblem>`
    select row, case stop when '' then column_name else substr(column_name, length(stop) + 2) end as "column", message, problem, is_unlisted as "isUnlisted",
      is_same_name as "isSameName", stop
    from product_import_problems
    where import_id = ${importId} and is_warning = ${areWarnings}
    order by stop = '', row, is_unlisted, column_name limit ${maxProblems}`.execute(db);
  return rows;
}

function toReport(row: ReportRow): ImportReport {
  const { state, is_dry_run: isDryRun } = row;
  const isUndo = state === 'undoing' || state === 'undone';
  return {
    importId: row.id,
    fileName: row.file_name,
    startedBy: row.started_by,
    startedAt: row.created_at.toISOString(),
    state: state === 'done' || state === 'refused' || state === 'undone' ? state : 'running',
    step: isUndo
      ? 'undo'
      : isDryRun || state === 'checking' || state === 'refused'
        ? 'check'
        : 'import',
    isDryRun,
    totalRows: isUndo ? row.created_count + row.updated_count : row.total_rows,
    processedRows: row.processed_rows,
    created: row.created_count,
    updated: row.updated_count,
    unchanged: row.unchanged_count,
    restocked: row.restocked_count,
    left: row.left_count,
    stockColumns: row.stock_columns,
    importedBeforeAt: row.imported_before_at?.toISOString() ?? null,
    problems: [],
    problemCount: row.problem_count,
    hasVersions: row.has_versions,
    warnings: [],
    warningCount: row.warning_count,
    unlistedCount: row.unlisted_count,
    sameNameCount: row.same_name_count,
    stops: [],
    changes: [],
    added: [],
    newCategories: row.new_categories,
    missing: row.missing_names as string[],
    missingCount: row.missing_count,
    takesOffSale: row.takes_off_sale,
    canUndo: canUndo(row),
  };
}
