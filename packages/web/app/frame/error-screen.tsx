import { isRouteErrorResponse } from 'react-router';
import { CallError } from '#web/api/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export function ErrorScreen({ error }: { error: unknown }) {
  const { sentence, requestId } = explain(error);
  return (
    <div className="page-column grid min-h-[70svh] place-content-center justify-items-center gap-4 py-12 text-center">
      <h1 className="text-3xl">Something went wrong</h1>
      <p className="max-w-prose text-lg text-ink-soft">{sentence}</p>
      {requestId && (
        <p className="text-sm text-ink-soft">
          If you write to us about this, please mention <code>{requestId}</code>.
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <LinkButton to="/" reloadDocument variant="secondary">
          Home
        </LinkButton>
      </div>
    </div>
  );
}

const unexpected =
  'This page could not be shown. Please try again; if it keeps happening, tell us what you were doing.';

function explain(error: unknown): { sentence: string; requestId?: string } {
  const refusal =
    error instanceof CallError ? error : isRouteErrorResponse(error) ? error.data : undefined;
  const { message, requestId } = (refusal ?? {}) as { message?: unknown; requestId?: unknown };
  return {
    sentence: typeof message === 'string' ? message : unexpected,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}
