import { parentPort, workerData } from 'node:worker_threads';
import readSheets from 'read-excel-file/universal';

/** Runs in a thread of its own, whose memory and time `read-xlsx.ts` bounds. */
const sheets = await readSheets(workerData as ArrayBuffer);
const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  // Sums of decimals have a rest far behind the point.
  if (typeof cell === 'number') return String(Number(cell.toFixed(6)));
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};
parentPort?.postMessage(sheets.map(({ data }) => data.map((row) => row.map(textOf))));
