import type { ReactNode } from 'react';

/** Shown to a signed-in user from the first paint on, in pages that are cached for all. */
export function SignedIn({ children }: { children: ReactNode }) {
  return <span className="hidden in-data-signed-in:contents">{children}</span>;
}

/** Shown to a visitor who is not signed in, from the first paint on. */
export function SignedOut({ children }: { children: ReactNode }) {
  return <span className="contents in-data-signed-in:hidden">{children}</span>;
}

/** Shown to an admin from the first paint on. */
export function AdminOnly({ children }: { children: ReactNode }) {
  return <span className="hidden in-data-[signed-in=ADMIN]:contents">{children}</span>;
}
