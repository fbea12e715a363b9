import type { ReactNode } from 'react';

type StatCardProps = {
  label: string;
  value: ReactNode;
  /** A comparison or explanation: '3 more than last week'. */
  note?: ReactNode;
};

export function StatCard({ label, value, note }: StatCardProps) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4 shadow-rest">
      <p className="text-sm font-semibold text-ink-soft">{label}</p>
      <p className="figures mt-1 text-lg font-bold sm:text-xl md:text-2xl wrap-anywhere">{value}</p>
      {note && <p className="mt-0.5 text-sm text-ink-soft">{note}</p>}
    </div>
  );
}
