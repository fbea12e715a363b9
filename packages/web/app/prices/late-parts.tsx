import { type ComponentProps, lazy, Suspense } from 'react';
import { useShop } from '#web/shop-details/shop-details.ts';

const CodeEntry = lazy(async () => ({
  default: (await import('./code-entry.tsx')).CodeEntry,
}));
const NextStepNote = lazy(async () => ({
  default: (await import('./next-step-note.tsx')).NextStepNote,
}));

/** Where a code is written; nothing, and no script, in a shop without codes. */
export function LateCodeEntry(props: ComponentProps<typeof CodeEntry>) {
  if (!useShop().sales?.hasCodes) return null;
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <CodeEntry {...props} />
    </Suspense>
  );
}

/** How much more of its goods the nearest rule asks for; nothing where there is none. */
export const LateNextStep = ({
  step,
}: {
  step: ComponentProps<typeof NextStepNote>['step'] | undefined;
}) =>
  step && (
    <Suspense>
      <NextStepNote step={step} />
    </Suspense>
  );
