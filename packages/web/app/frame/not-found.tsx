import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/frame';

export function NotFound() {
  return (
    <div className="page-column grid min-h-[70svh] place-content-center justify-items-center gap-4 py-12 text-center">
      <h1 className="text-3xl">{words.notFoundTitle}</h1>
      <p className="text-lg text-ink-soft">{words.notFound}</p>
      <LinkButton to="/" className="mt-2">
        {words.goBack}
      </LinkButton>
    </div>
  );
}
