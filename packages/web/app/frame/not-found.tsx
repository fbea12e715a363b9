import { LinkButton } from '#web/ui/link-button.tsx';

export function NotFound() {
  return (
    <div className="page-column grid min-h-[70svh] place-content-center justify-items-center gap-4 py-12 text-center">
      <h1 className="text-3xl">404 - Page Not Found</h1>
      <p className="text-lg text-ink-soft">The page you're looking for doesn't exist.</p>
      <LinkButton to="/" className="mt-2">
        Go Back
      </LinkButton>
    </div>
  );
}
