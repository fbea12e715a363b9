import { isRouteErrorResponse } from 'react-router';
import { CallError } from '#web/api/call-error.ts';
import { reloadPage } from '#web/app-shell/reload-page.ts';
import { rich } from '#web/language/rich.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/frame';

export function ErrorScreen({ error }: { error: unknown }) {
  const { sentence, requestId } = explain(error);
  return (
    <div className="page-column grid min-h-[70svh] place-content-center justify-items-center gap-4 py-12 text-center">
      <h1 className="text-3xl">{words.failedTitle}</h1>
      <p className="max-w-prose text-lg text-ink-soft">{sentence}</p>
      {requestId && (
        <p className="text-sm text-ink-soft">
          {rich(words.mentionId, { id: <code>{requestId}</code> })}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={reloadPage}>{words.tryAgain}</Button>
        <LinkButton to="/" reloadDocument variant="secondary">
          {words.home}
        </LinkButton>
      </div>
    </div>
  );
}

function explain(error: unknown): { sentence: string; requestId?: string } {
  const refusal =
    error instanceof CallError ? error : isRouteErrorResponse(error) ? error.data : undefined;
  const { message, requestId } = (refusal ?? {}) as { message?: unknown; requestId?: unknown };
  return {
    sentence: typeof message === 'string' ? message : words.failed,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}
