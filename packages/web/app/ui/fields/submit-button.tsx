import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * Submits its form after hydration. Before that it does nothing: the browser would put the fields,
 * passwords among them, into the URL.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useHydrated();
  return <Button size="lg" {...props} type={isHydrated ? 'submit' : 'button'} />;
}
