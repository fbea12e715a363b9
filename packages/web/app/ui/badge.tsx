import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'green' | 'yellow' | 'blue' | 'grey' | 'purple' | 'red';

export const toneLooks: Record<Tone, string> = {
  green: 'bg-green-soft text-green-ink',
  yellow: 'bg-yellow-soft text-yellow-ink',
  blue: 'bg-blue-soft text-blue-ink',
  grey: 'bg-grey-soft text-grey-ink',
  purple: 'bg-purple-soft text-purple-ink',
  red: 'bg-red-soft text-red-ink',
};

/** How a status is shown; a table of them is the one place of its words and colours. */
export type StatusLook = { readonly label: string; readonly tone: Tone };

type BadgeProps = { tone?: Tone; className?: string; children: ReactNode };

export function Badge({ tone = 'grey', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-pill px-2.5 py-0.5 text-sm font-semibold md:max-lg:px-1.5',
        toneLooks[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

type StatusBadgeProps = { look: StatusLook; className?: string };

export const StatusBadge = ({ look: { label, tone }, className }: StatusBadgeProps) => (
  <Badge tone={tone} className={className}>
    {label}
  </Badge>
);

/** The options of a field that chooses a status, in the order of the table. */
export const statusOptions = <Status extends string>(
  looks: Readonly<Record<Status, Pick<StatusLook, 'label'>>>,
): { value: Status; label: string }[] =>
  Object.entries<Pick<StatusLook, 'label'>>(looks).map(([value, { label }]) => ({
    value: value as Status,
    label,
  }));
