import type { ImportReport } from '@mathappu/contract/product-import';
import { newId } from '#server/platform/db/new-id.ts';

const maxReports = 20;
const maxProblems = 500;

/** The reports of the latest imports of this process, updated while they run. */
export type ImportReports = {
  open(given: { totalRows: number; isDryRun: boolean }): ImportReport;
  find(importId: string): ImportReport | undefined;
  isBusy(): boolean;
};

export function makeImportReports(): ImportReports {
  const reports = new Map<string, ImportReport>();
  return {
    open({ totalRows, isDryRun }) {
      const report: ImportReport = {
        importId: newId(),
        state: 'running',
        isDryRun,
        totalRows,
        processedRows: 0,
        created: 0,
        updated: 0,
        unchanged: 0,
        problems: [],
        problemCount: 0,
      };
      reports.set(report.importId, report);
      const oldest = reports.keys().next();
      if (reports.size > maxReports && !oldest.done) reports.delete(oldest.value);
      return report;
    },
    find: (importId) => reports.get(importId),
    isBusy: () => [...reports.values()].some(({ state }) => state === 'running'),
  };
}

export function addProblem(report: ImportReport, row: number, column: string, message: string) {
  report.problemCount += 1;
  if (report.problems.length < maxProblems) report.problems.push({ row, column, message });
}
