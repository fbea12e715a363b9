import type { ReactNode } from 'react';

type FieldGroupProps = { title: string; lead?: string; children: ReactNode };

/** Fields that belong together, two beside each other where there is room. */
export function FieldGroup({ title, lead, children }: FieldGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-xl font-semibold">{title}</legend>
      {lead && <p className="mb-3 text-sm text-ink-soft">{lead}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 md:grid-cols-2">
        {children}
      </div>
    </fieldset>
  );
}
