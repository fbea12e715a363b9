import { lazy, Suspense } from 'react';
import type { PrintedLinkProps } from './printed-link.tsx';

const PrintedLink = lazy(async () => ({
  default: (await import('./printed-link.tsx')).PrintedLink,
}));

/** The link on a paper; nothing on the screen, and nothing where there is no link yet. */
export const PaperLink = ({
  code,
  ...props
}: Omit<PrintedLinkProps, 'code'> & { code: string | null }) =>
  code && (
    <Suspense>
      <PrintedLink code={code} {...props} />
    </Suspense>
  );
