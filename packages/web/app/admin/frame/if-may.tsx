import type { ReactNode } from 'react';
import { type StaffCall, useMay } from '#web/admin/api/use-may.ts';

type IfMayProps = { call: StaffCall; children: ReactNode };

/** Shows what makes a call to whoever's role allows it. */
export function IfMay({ call, children }: IfMayProps) {
  return useMay()(call) ? children : null;
}
