import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';

export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  return <Button size="lg" {...props} type="submit" />;
}
