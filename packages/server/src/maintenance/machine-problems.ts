import type { MachineProblem } from '@mathappu/contract/admin/maintenance';

export type MachineState = {
  readonly isDatabaseReadOnly: boolean;
  readonly disk: { readonly freeBytes: number; readonly bytes: number };
  readonly lastBackupAt: Date | undefined;
  readonly lastCopyAt: Date | undefined;
  readonly lastMailAt: Date | undefined;
  /** Mails that were refused at least once and are tried again. */
  readonly waitingMails: number;
};

const hour = 60 * 60_000;
/** A backup is made each night. */
const dayMs = 26 * hour;
const leastFree = 0.1;

/** What the owner has to look after, the gravest first. Alerts of `deploy/monitoring` have the same limits. */
export function findMachineProblems(state: MachineState, now: Date): MachineProblem[] {
  const isOlder = (at: Date | undefined, ms: number) => !at || now.getTime() - at.getTime() > ms;
  const { disk } = state;
  const is: Record<MachineProblem, boolean> = {
    database: state.isDatabaseReadOnly,
    disk: disk.freeBytes < disk.bytes * leastFree,
    mail: state.waitingMails > 0 && isOlder(state.lastMailAt, hour),
    backup: isOlder(state.lastBackupAt, dayMs),
    copy: isOlder(state.lastCopyAt, dayMs),
  };
  return (Object.keys(is) as MachineProblem[]).filter((problem) => is[problem]);
}
