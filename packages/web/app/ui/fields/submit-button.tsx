import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * Submits its form once the scripts are there. Until then it does nothing: the browser would send
 * the fields, passwords among them, as part of the address.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useHydrated();
  return <Button size="lg" {...props} type={isHydrated ? 'submit' : 'button'} />;
}
